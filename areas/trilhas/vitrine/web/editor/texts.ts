/** Sentences of composing public pages. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const editorTexts = defineTexts({
  paginas: { pt: 'Páginas públicas', en: 'Public pages' },
  paginasTexto: {
    pt: 'Páginas que qualquer visitante abre, sem entrar. Monte cada uma com blocos ou deixe o modelo.',
    en: 'Pages that any visitor opens without signing in. Compose each of blocks, or leave the model.',
  },
  modelo: { pt: 'Modelo', en: 'Model' },
  propria: { pt: 'Montada por vocês', en: 'Composed by you' },
  publicadaEm: {
    pt: (quando: string) => `Publicada em ${quando}`,
    en: (quando: string) => `Published on ${quando}`,
  },
  editarPagina: { pt: (nome: string) => `Editar ${nome}`, en: (nome: string) => `Edit ${nome}` },
  editar: { pt: 'Editar', en: 'Edit' },
  verPagina: { pt: 'Ver a página', en: 'See the page' },
  novaAba: { pt: ' (abre em outra aba)', en: ' (opens in another tab)' },
  naoExiste: { pt: 'Esta página não existe', en: 'There is no such page' },
  descricao: {
    pt: 'Arrume os blocos, confira a prévia e publique. Até lá, os visitantes veem a página como está.',
    en: 'Arrange the blocks, check the preview and publish. Until then visitors see the page as it is.',
  },
  noModelo: {
    pt: 'Esta página ainda é o modelo, que acompanha o idioma de quem visita. Ao publicar, valem os seus textos.',
    en: 'This page is still the model, which follows the visitor’s language. Once you publish, your texts hold.',
  },
  voltarModelo: { pt: 'Voltar ao modelo', en: 'Back to the model' },
  voltarTitulo: { pt: 'Voltar ao modelo desta página?', en: 'Go back to the model of this page?' },
  voltarTexto: {
    pt: 'Os visitantes passam a ver o modelo e os blocos montados aqui são excluídos. Não dá para desfazer.',
    en: 'Visitors see the model again, and the blocks composed here are deleted. This cannot be undone.',
  },
  voltou: { pt: 'A página voltou ao modelo.', en: 'The page is the model again.' },
  publicar: { pt: 'Publicar', en: 'Publish' },
  publicada: { pt: 'Página publicada.', en: 'Page published.' },
  descartar: { pt: 'Descartar mudanças', en: 'Discard changes' },
  descartadas: { pt: 'Mudanças descartadas.', en: 'Changes discarded.' },
  mudancas: { pt: 'Há mudanças não publicadas', en: 'There are changes to publish' },
  corrigir: {
    pt: (n: number) =>
      plural(
        n,
        'Um bloco precisa de correção antes de publicar.',
        '# blocos precisam de correção antes de publicar.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One block needs correcting before publishing.',
        '# blocks need correcting before publishing.',
      ),
  },
  corrigirBloco: { pt: 'Corrigir', en: 'Correct' },

  // The list
  blocos: { pt: 'Blocos', en: 'Blocks' },
  partes: { pt: 'O que aparece', en: 'What is shown' },
  editarAba: { pt: 'Blocos', en: 'Blocks' },
  previaAba: { pt: 'Prévia', en: 'Preview' },
  acrescentar: { pt: 'Adicionar bloco', en: 'Add a block' },
  acrescentarTexto: {
    pt: 'O bloco entra no fim da página; depois é só mover.',
    en: 'It goes to the end; then move it.',
  },
  cheia: { pt: 'A página tem no máximo 30 blocos.', en: 'A page has 30 blocks at most.' },
  semTexto: { pt: 'sem texto ainda', en: 'no text yet' },
  acoesDe: { pt: (nome: string) => `Ações de ${nome}`, en: (nome: string) => `Actions of ${nome}` },
  subir: { pt: 'Subir', en: 'Move up' },
  descer: { pt: 'Descer', en: 'Move down' },
  duplicar: { pt: 'Duplicar', en: 'Duplicate' },
  remover: { pt: 'Remover', en: 'Remove' },
  removido: {
    pt: (nome: string) => `${nome}: bloco removido.`,
    en: (nome: string) => `${nome}: block removed.`,
  },
  lugar: {
    pt: (nome: string, n: number) => `${nome} ficou no lugar ${n}.`,
    en: (nome: string, n: number) => `${nome} is at place ${n}.`,
  },
  fixa: { pt: 'Sempre no topo', en: 'Always on top' },
  abertura: { pt: 'Abertura', en: 'Opening' },
  texto: { pt: 'Texto', en: 'Text' },
  cartoes: { pt: 'Cartões', en: 'Cards' },
  passos: { pt: 'Passos', en: 'Steps' },
  imagem: { pt: 'Imagem', en: 'Picture' },
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  perguntas: { pt: 'Perguntas', en: 'Questions' },
  chamada: { pt: 'Chamada', en: 'Call' },
  aberturaTexto: { pt: 'Título, texto e botões', en: 'Heading, text and buttons' },
  textoTexto: { pt: 'Parágrafos corridos', en: 'Paragraphs' },
  cartoesTexto: {
    pt: 'Vantagens lado a lado, cada uma com um ícone',
    en: 'Advantages side by side, each with an icon',
  },
  passosTexto: { pt: 'Uma sequência numerada', en: 'A numbered sequence' },
  imagemTexto: { pt: 'Uma foto ou um desenho, com legenda', en: 'A photograph or drawing, with a caption' },
  trilhasTexto: { pt: 'Trilhas publicadas, com a carga horária', en: 'Published paths, with their workload' },
  perguntasTexto: { pt: 'Perguntas que abrem a resposta', en: 'Questions that open their answers' },
  chamadaTexto: { pt: 'Uma faixa com o botão de inscrição', en: 'A band with the button to sign up' },

  // The preview
  previa: { pt: 'Prévia', en: 'Preview' },
  previaDe: { pt: 'Prévia da página, como o visitante vê', en: 'Preview of the page, as a visitor sees it' },
  larga: { pt: 'Computador', en: 'Computer' },
  celular: { pt: 'Celular', en: 'Phone' },

  // When somebody else published
  conflito: { pt: 'Outra pessoa publicou esta página', en: 'Somebody else published this page' },
  conflitoTexto: {
    pt: 'Ela mudou enquanto você editava. Nada do que você escreveu se perdeu: escolha qual das duas fica.',
    en: 'It changed while you edited. Nothing that you wrote is lost: choose which of the two stays.',
  },
  continuar: { pt: 'Continuar editando', en: 'Go on editing' },
  ficarPublicada: { pt: 'Ficar com a publicada', en: 'Keep the published one' },
  publicarMinha: { pt: 'Publicar a minha', en: 'Publish mine' },
})
