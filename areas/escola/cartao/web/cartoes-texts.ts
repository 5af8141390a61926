/** Sentences of the teacher's screen of cards and devices. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const cartoesTexts = defineTexts({
  titulo: { pt: 'Cartões de acesso', en: 'Access cards' },
  descricao: {
    pt: 'Para quem entra sem e-mail: um cartão com código e 3 imagens, só nos aparelhos da turma.',
    en: 'For students without email: a card with a code and 3 pictures, only on devices of the class.',
  },
  integrantes: { pt: 'Integrantes', en: 'Members' },
  imprimirTodos: { pt: 'Imprimir cartões da turma', en: "Print the class's cards" },
  imprimirQueFaltam: {
    pt: (n: number) => plural(n, 'Imprimir o cartão que falta', 'Imprimir os # cartões que faltam'),
    en: (n: number) => plural(n, 'Print the missing card', 'Print the # missing cards'),
  },
  tudoDeNovo: { pt: 'Fazer cartões novos para toda a turma', en: 'Make new cards for the whole class' },
  confirmarNovos: {
    pt: (n: number) => plural(n, 'Fazer 1 cartão novo?', 'Fazer # cartões novos?'),
    en: (n: number) => plural(n, 'Make 1 new card?', 'Make # new cards?'),
  },
  confirmarNovoDe: {
    pt: (nome: string) => `Fazer um cartão novo para ${nome}?`,
    en: (nome: string) => `Make a new card for ${nome}?`,
  },
  osAntigos: {
    pt: (n: number) =>
      plural(
        n,
        'O cartão que já foi impresso deixa de valer, e quem entrou com ele sai.',
        '# cartões que já foram impressos deixam de valer, e quem entrou com eles sai.',
      ),
    en: (n: number) =>
      plural(
        n,
        'The card that was printed stops working, and anyone signed in with it is signed out.',
        '# cards that were printed stop working, and anyone signed in with them is signed out.',
      ),
  },
  fazerCartoes: { pt: 'Fazer cartões', en: 'Make cards' },
  prontos: {
    pt: (n: number) => plural(n, '1 cartão pronto', '# cartões prontos'),
    en: (n: number) => plural(n, '1 card is ready', '# cards are ready'),
  },
  prontosTexto: {
    pt: 'O arquivo foi baixado: A4, 8 cartões por folha, com marcas de corte. Ele não fica guardado aqui: se o perder, faça cartões novos.',
    en: 'The file was downloaded: A4, 8 cards per sheet, with cut marks. It is not kept here: if you lose it, make new cards.',
  },
  baixarDeNovo: { pt: 'Baixar de novo', en: 'Download again' },
  arquivo: { pt: (turma: string) => `cartoes-${turma}.pdf`, en: (turma: string) => `cards-${turma}.pdf` },
  nome: { pt: 'Nome', en: 'Name' },
  login: { pt: 'Nome de usuário', en: 'Username' },
  cartao: { pt: 'Cartão', en: 'Card' },
  cartaoDe: { pt: (data: string) => `desde ${data}`, en: (data: string) => `since ${data}` },
  semCartao: { pt: 'Sem cartão', en: 'No card' },
  imagens: { pt: 'Imagens', en: 'Pictures' },
  definida: { pt: 'Escolhidas', en: 'Chosen' },
  escolher: { pt: 'Vai escolher', en: 'Will choose' },
  bloqueada: { pt: 'Bloqueadas', en: 'Locked' },
  ausente: { pt: 'Sem imagens', en: 'None' },
  outraFuncao: { pt: 'Entra de outro jeito', en: 'Signs in another way' },
  acoes: { pt: 'Ações', en: 'Actions' },
  acoesDe: { pt: (nome: string) => `Ações para ${nome}`, en: (nome: string) => `Actions for ${nome}` },
  novoCartao: { pt: 'Novo cartão', en: 'New card' },
  encerrarCartao: { pt: 'Encerrar cartão', en: 'End card' },
  redefinirImagem: { pt: 'Redefinir imagens', en: 'Reset pictures' },
  redefinirSenha: { pt: 'Redefinir senha', en: 'Reset password' },
  confirmarEncerrar: {
    pt: (nome: string) => `Encerrar o cartão de ${nome}?`,
    en: (nome: string) => `End the card of ${nome}?`,
  },
  encerrarTexto: {
    pt: 'O cartão deixa de valer agora, e quem entrou com ele sai.',
    en: 'The card stops working now, and anyone signed in with it is signed out.',
  },
  encerrado: { pt: 'Cartão encerrado.', en: 'Card ended.' },
  confirmarImagem: {
    pt: (nome: string) => `Redefinir as imagens de ${nome}?`,
    en: (nome: string) => `Reset the pictures of ${nome}?`,
  },
  imagemTexto: {
    pt: 'As imagens atuais deixam de valer. Com o cartão, num aparelho da turma, outras são escolhidas nas próximas 24 horas.',
    en: 'The current pictures stop working. With the card, on a device of the class, others are chosen within 24 hours.',
  },
  imagemRedefinida: {
    pt: (nome: string) => `${nome} já pode escolher outras imagens, com o cartão.`,
    en: (nome: string) => `${nome} may choose other pictures now, with the card.`,
  },
  confirmarSenha: {
    pt: (nome: string) => `Redefinir a senha de ${nome}?`,
    en: (nome: string) => `Reset the password of ${nome}?`,
  },
  senhaTexto: {
    pt: 'A senha atual deixa de valer em todos os aparelhos. A nova aparece uma vez e é trocada no primeiro acesso.',
    en: 'The current password stops working on every device. The new one is shown once and is changed at the first sign-in.',
  },
  senhaNova: {
    pt: (nome: string) => `Senha provisória de ${nome}`,
    en: (nome: string) => `Temporary password of ${nome}`,
  },
  senhaUmaVez: {
    pt: 'Anote agora: ela não aparece de novo.',
    en: 'Write it down now: it is not shown again.',
  },
  pronto: { pt: 'Pronto', en: 'Done' },
  ninguem: { pt: 'Ninguém para ter cartão', en: 'Nobody to have a card' },
  ninguemTexto: {
    pt: 'Quando houver ⟦alunos⟧ na turma, os cartões são feitos aqui.',
    en: 'When the class has students, cards are made here.',
  },
  semPermissao: {
    pt: 'Só quem cuida da turma, enquanto ela está ativa, faz cartões.',
    en: 'Only those who manage the class make cards, while it is active.',
  },
  aparelhos: { pt: 'Aparelhos da turma', en: 'Devices of the class' },
  aparelhosTexto: {
    pt: 'Cartão e imagens só entram nestes aparelhos.',
    en: 'Card and pictures only sign in on these devices.',
  },
  nenhumAparelho: {
    pt: 'Nenhum aparelho ainda. Abra esta página no tablet ou computador da turma e registre-o.',
    en: 'No device yet. Open this page on the tablet or computer of the class and register it.',
  },
  registrar: { pt: 'Usar este aparelho com a turma', en: 'Use this device with the class' },
  registrarTitulo: {
    pt: (turma: string) => `Este aparelho é da turma ${turma}`,
    en: (turma: string) => `This device is of class ${turma}`,
  },
  registrarTexto: {
    pt: 'Quem abrir Entrar com cartão aqui verá os primeiros nomes da turma. Não registre o seu próprio celular.',
    en: 'Anyone who opens Sign in with a card here will see the first names of the class. Do not register your own phone.',
  },
  nomeDoAparelho: { pt: 'Nome do aparelho', en: 'Name of the device' },
  nomeAjuda: { pt: 'Por exemplo: Tablet 3, Laboratório.', en: 'For example: Tablet 3, Lab.' },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
  naoGuarda: {
    pt: 'Este navegador não guarda dados: o aparelho não pode ser registrado nele.',
    en: 'This browser keeps no data: the device cannot be registered in it.',
  },
  registrado: {
    pt: 'Aparelho registrado. Saia da sua conta antes de entregá-lo à turma.',
    en: 'Device registered. Sign out of your account before you hand it to the class.',
  },
  esteAparelho: { pt: 'este aparelho', en: 'this device' },
  registradoPor: { pt: 'Registrado por', en: 'Registered by' },
  ultimoUso: { pt: 'Último uso', en: 'Last use' },
  valeAte: { pt: 'Vale até', en: 'Valid until' },
  retirar: { pt: 'Remover', en: 'Remove' },
  retirarDe: { pt: (nome: string) => `Remover ${nome}`, en: (nome: string) => `Remove ${nome}` },
  confirmarRetirar: {
    pt: (nome: string) => `Remover o aparelho ${nome}?`,
    en: (nome: string) => `Remove the device ${nome}?`,
  },
  retirarTexto: {
    pt: 'Cartões deixam de entrar nele. Quem já entrou continua até sair.',
    en: 'Cards no longer sign in on it. Anyone signed in stays signed in until they sign out.',
  },
  retirado: { pt: 'Aparelho removido.', en: 'Device removed.' },
})
