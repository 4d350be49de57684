import type { MissionLevel, Theme, WorksheetNumber } from '#domain/vocabulary.ts';

/** Titles of the worksheets, in their own file so that pages that list them do not import the worksheets. */
export const WORKSHEET_TITLES: Record<Theme, Record<MissionLevel, Record<WorksheetNumber, string>>> = {
  ic: {
    1: { 1: 'Quem vem connosco a bordo?', 2: 'Pontes ou muros?', 3: 'As línguas da nossa sala' },
    2: { 1: 'Palavras com asas', 2: 'A história de uma viagem', 3: 'Trocar, copiar, respeitar' },
    3: { 1: 'Perguntar é uma arte', 2: 'O mapa dos encontros', 3: 'Números com gente dentro' },
    4: { 1: 'Quem está fora da roda?', 2: 'Plano para abrir a roda', 3: 'Ensaio geral do Conselho' },
  },
  dh: {
    1: { 1: 'Quero, preciso, tenho direito', 2: 'A Convenção em cartas', 3: 'Direitos no bolso: o telemóvel' },
    2: { 1: 'Quando dois direitos se cruzam', 2: 'A redação decide', 3: 'Igual ou justo?' },
    3: { 1: 'O termómetro dos direitos', 2: 'Mapa de luzes e sombras', 3: 'Escutar quem lá passa' },
    4: { 1: 'A árvore do problema', 2: 'Plano para acender a luz', 3: 'A que porta vamos bater?' },
  },
  ds: {
    1: { 1: 'Dezassete objetivos, uma mesa', 2: 'A aldeia decide', 3: 'A escada dos resíduos' },
    2: { 1: 'O fio da camisola', 2: 'Biografia de um objeto', 3: 'Consertar, trocar, partilhar' },
    3: { 1: 'Cientistas durante uma aula', 2: 'O mapa do nosso lugar', 3: 'Contar para perceber' },
    4: { 1: 'Cinco vezes porquê', 2: 'Plano com raízes', 3: 'Medir para mudar' },
  },
};
