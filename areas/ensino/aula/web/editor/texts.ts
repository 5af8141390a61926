/** The sentences of the editor of lessons. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const editorTexts = defineTexts({
  editar: { pt: 'Editar aula', en: 'Edit lesson' },
  voltar: { pt: 'Voltar às aulas', en: 'Back to the lessons' },
  carregando: { pt: 'Abrindo a aula…', en: 'Opening the lesson…' },
  naoAbriu: { pt: 'A aula não abriu', en: 'The lesson could not be opened' },
  semAula: { pt: 'Esta aula não existe ou não é sua', en: 'This lesson does not exist or is not yours' },
  soLeitura: {
    pt: 'Você pode ler esta aula, mas não mudá-la.',
    en: 'You may read this lesson but not change it.',
  },
  verInformacoes: { pt: 'Ver informações', en: 'See the details' },
  pularTela: { pt: 'Pular para a tela', en: 'Skip to the screen' },
  rascunho: { pt: 'Rascunho', en: 'Draft' },
  em_revisao: { pt: 'Em revisão', en: 'In review' },
  publicada: { pt: 'Publicada', en: 'Published' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },
  comMudancas: { pt: 'Publicada, com mudanças', en: 'Published, with changes' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  refazer: { pt: 'Refazer', en: 'Redo' },
  verComoAluno: { pt: 'Ver como ⟦aluno⟧', en: 'See as a student' },
  verComoAlunoCurto: { pt: 'Ver', en: 'See' },
  enviar: { pt: 'Enviar para revisão', en: 'Send for review' },
  darATurmas: { pt: 'Enviar para turmas', en: 'Send to classes' },
  publicar: { pt: 'Publicar', en: 'Publish' },
  publicado: { pt: 'A aula está publicada.', en: 'The lesson is published.' },
  enviada: { pt: 'A aula foi para a revisão.', en: 'The lesson was sent for review.' },
  dadosDaAula: { pt: 'Dados da aula', en: 'Lesson details' },
  // saving
  salvandoTela: { pt: (n: number) => `Salvando a tela ${n}…`, en: (n: number) => `Saving screen ${n}…` },
  porSalvar: { pt: 'Mudanças não salvas', en: 'Changes to save' },
  naoSalvou: { pt: 'Não salvou; está guardado neste aparelho', en: 'Not saved; kept on this device' },
  salvarAgora: { pt: 'Salvar agora', en: 'Save now' },
  tentarAgora: { pt: 'Tentar agora', en: 'Try now' },
  vazia: { pt: 'vazia', en: 'empty' },
  pendente: { pt: 'pendente', en: 'pending' },
  salva: { pt: 'salva', en: 'saved' },
  // the list of screens
  telas: { pt: 'Telas da aula', en: 'Screens of the lesson' },
  nTelas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  ate: { pt: (n: number) => `até ${n}`, en: (n: number) => `up to ${n}` },
  tela: { pt: 'Tela', en: 'Screen' },
  ajustes: { pt: 'Ajustes', en: 'Settings' },
  partes: { pt: 'Partes do editor', en: 'Parts of the editor' },
  novaTela: { pt: 'Nova tela', en: 'New screen' },
  escolhaTipo: { pt: 'Que tela você quer criar?', en: 'What screen do you want to make?' },
  semTelas: { pt: 'Comece pela primeira tela', en: 'Begin with the first screen' },
  semTelasTexto: {
    pt: 'Um texto curto, uma imagem, uma pergunta: ⟦o aluno⟧ vê uma tela de cada vez.',
    en: 'A short text, a picture, a question: the student sees one screen at a time.',
  },
  acoesDaTela: { pt: (n: number) => `Ações da tela ${n}`, en: (n: number) => `Actions of screen ${n}` },
  subir: { pt: 'Subir', en: 'Move up' },
  descer: { pt: 'Descer', en: 'Move down' },
  duplicar: { pt: 'Duplicar', en: 'Duplicate' },
  remover: { pt: 'Remover', en: 'Remove' },
  removida: { pt: (n: number) => `A tela ${n} foi removida.`, en: (n: number) => `Screen ${n} was removed.` },
  // the canvas
  larguraDaTela: { pt: 'Largura da tela', en: 'Width of the screen' },
  computador: { pt: 'Computador', en: 'Computer' },
  telefone: { pt: 'Telefone', en: 'Phone' },
  tituloDaTela: { pt: 'Título da tela', en: 'Title of the screen' },
  tituloDaTelaAjuda: { pt: 'Aparece na lista de telas', en: 'Shown in the list of screens' },
  // the draft of this device
  mudancasGuardadas: {
    pt: 'Há mudanças que não foram salvas',
    en: 'There are changes that were not saved',
  },
  mudancasGuardadasTexto: {
    pt: (quando: string) => `Ficaram neste aparelho em ${quando}. Você quer continuar a partir delas?`,
    en: (quando: string) => `They stayed on this device on ${quando}. Go on from them?`,
  },
  outrosRascunhos: {
    pt: (n: number) =>
      plural(
        n,
        'Há mais um rascunho, de outra aba: ele fica guardado e aparece na próxima vez.',
        'Há mais # rascunhos, de outras abas: eles ficam guardados e aparecem na próxima vez.',
      ),
    en: (n: number) =>
      plural(
        n,
        'There is one more draft, of another tab: it stays and shows next time.',
        'There are # more drafts, of other tabs: they stay and show next time.',
      ),
  },
  outraAba: {
    pt: 'Esta aula está aberta também em outra aba. Nada se perde: se as duas mudarem a mesma tela, você escolhe qual fica.',
    en: 'This lesson is open in another tab as well. Nothing is lost: if both change the same screen, you choose which stays.',
  },
  faltaAntes: {
    pt: (n: number) =>
      plural(
        n,
        'Ainda não dá para publicar: falta resolver um ponto em “Antes de publicar”.',
        'Ainda não dá para publicar: falta resolver # pontos em “Antes de publicar”.',
      ),
    en: (n: number) =>
      plural(
        n,
        'It can not be published yet: one point is open under “Before publishing”.',
        'It can not be published yet: # points are open under “Before publishing”.',
      ),
  },
  continuarDelas: { pt: 'Continuar a partir delas', en: 'Go on from them' },
  descartar: { pt: 'Descartar', en: 'Discard' },
  // conflict
  conflito: { pt: 'Outra pessoa salvou antes', en: 'Somebody saved first' },
  conflitoMeu: { pt: 'Você salvou antes em outro lugar', en: 'You saved first somewhere else' },
  conflitoMeuTela: {
    pt: (n: number) =>
      `A tela ${n} foi salva por você em outra aba ou outro aparelho enquanto você escrevia aqui. Veja as duas e escolha qual fica.`,
    en: (n: number) =>
      `You saved screen ${n} in another tab or on another device while you were writing here. Look at both and choose which stays.`,
  },
  conflitoDados: { pt: 'Os dados da aula já mudaram', en: 'The lesson details have changed' },
  conflitoTela: {
    pt: (quem: string, n: number) =>
      `${quem} salvou a tela ${n} enquanto você escrevia. Veja as duas e escolha qual fica.`,
    en: (quem: string, n: number) =>
      `${quem} saved screen ${n} while you were writing. Look at both and choose which stays.`,
  },
  conflitoFatos: {
    pt: 'Os dados da aula mudaram enquanto você os mudava. Veja os dois e escolha quais ficam.',
    en: 'The lesson details changed while you were changing them. Look at both and choose which stay.',
  },
  aMinha: { pt: 'O seu', en: 'Yours' },
  aSalva: { pt: 'O que está salvo', en: 'What is saved' },
  ficarComAMinha: { pt: 'Ficar com o meu', en: 'Keep mine' },
  ficarComASalva: { pt: 'Ficar com o salvo', en: 'Keep the saved one' },
  vazio: { pt: '(vazio)', en: '(empty)' },
  // properties
  propriedades: { pt: 'Propriedades da tela', en: 'Settings of the screen' },
  semPropriedades: { pt: 'Esta tela não tem ajustes.', en: 'This screen has no settings.' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  habilidadeAjuda: { pt: 'Código, como EF69LP47', en: 'Code, such as EF69LP47' },
  habilidadeDaTela: { pt: 'Habilidade da tela', en: 'Skill of the screen' },
  nenhumaHabilidade: { pt: 'Nenhuma', en: 'None' },
  habilidadesNosDados: {
    pt: 'Escolha as habilidades nos dados da aula para ligá-las às telas.',
    en: 'Choose skills in the lesson details to link them to screens.',
  },
  peso: { pt: 'Peso', en: 'Weight' },
  tentativas: { pt: 'Tentativas', en: 'Attempts' },
  obrigatoria: { pt: 'Obrigatória', en: 'Required' },
  tempo: { pt: 'Tempo, em segundos', en: 'Time, in seconds' },
  semLimite: { pt: 'sem limite', en: 'no limit' },
  dica: { pt: 'Dica', en: 'Hint' },
  seAcertar: { pt: 'Se acertar', en: 'When right' },
  seErrar: { pt: 'Se errar', en: 'When wrong' },
  seErrarAjuda: {
    pt: 'Quem erra lê isto na hora, e ainda pode tentar de novo: ajude sem contar a resposta.',
    en: 'Students who get it wrong see this right away, and may still try again: help without giving away the answer.',
  },
  antesDePublicar: { pt: 'Antes de publicar', en: 'Before publishing' },
  tudoCerto: { pt: 'Nada falta para publicar', en: 'Nothing is missing' },
  irPara: { pt: (onde: string) => `${onde}: ir até lá`, en: (onde: string) => `${onde}: go there` },
  faltaMais: {
    pt: (n: number) => plural(n, 'mais 1 ponto', 'mais # pontos'),
    en: (n: number) => plural(n, '1 more', '# more'),
  },
})
