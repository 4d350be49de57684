import { describe, expect, it } from 'vitest';
import { forbiddenForms } from '../../../tools/words/forbiddenForms.ts';

describe('forbidden forms', () => {
  it.each([
    'Façam o que vocês quiserem',
    'Toquem na TELA',
    'O usuário salvou o arquivo',
    'Usuario',
    'Guardem os arquivos',
    'Salvar',
    'O celular de uma colega',
    'A equipe chegou',
    'Nosso time ganhou',
    'Esqueci a senha',
    'O registro da turma',
    'Entre em contato',
    'O fato é este',
    'Acessar a página',
    'Compartilhar a ideia',
    'O crescimento econômico',
    'O gênero',
    'O jogo está carregando',
    'Os alunos respondem',
    'A opinião dos jovens',
    'Os jogadores escolhem',
    'Há lugar para todos',
    'Ouçam os colegas',
    'Nível 2 concluído',
    'Os níveis seguintes',
    'Tutorial',
  ])('are found in «%s»', (text) => {
    expect(forbiddenForms(text)).not.toEqual([]);
  });

  it.each([
    'Esta missão voltou para vocês',
    'O brilho de uma estela',
    'Um sentimento bom',
    'O contacto da escola',
    'O facto de haver um registo',
    'Acesso à biblioteca',
    'Salvar vidas',
    'Todos os dias, a todas as horas',
    'A opinião da turma conta',
    'Uma aluna e um aluno',
    'A atmosfera, o cómico e o harmónico',
    'O resto resolve-se sozinho',
    'Está incompleta, falta cuidar das pessoas',
    'De todos os lados',
    'Quatro níveis de desempenho',
    'Ao mesmo nível',
    'O Perfil dos Alunos à Saída da Escolaridade Obrigatória',
  ])('are not found in «%s»', (text) => {
    expect(forbiddenForms(text)).toEqual([]);
  });

  it('are reported with their replacement', () => {
    expect(forbiddenForms('Guardem o arquivo')).toEqual(['«arquivo» → ficheiro']);
  });
});
