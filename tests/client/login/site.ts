/** What an installation says of itself, as the page for signing in gets it. */
export const SITE = {
  title: 'Conselho Galáctico',
  footer: 'Rodapé',
  signUpUrl: 'https://exemplo.pt/inscrever',
  projectUrl: null,
  contact: 'conselho@exemplo.pt',
  about: ['Um jogo de equipa.'],
  howToPlay: ['Escolham uma nave.'],
  partners: [
    { name: 'Fundo A', role: 'Cofinanciador' },
    { name: 'Casa B', role: 'Promotor' },
    { name: 'Escola C', role: 'Parceiros' },
    { name: 'Escola D', role: 'Parceiros' },
  ],
  issuers: [],
};
