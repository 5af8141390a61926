/** Sentences of the screens of networks. */
import { comArtigo } from '../../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

const numero = (n: number) => n.toLocaleString('pt-BR')
const number = (n: number) => n.toLocaleString('en-US')

export const redeTexts = defineTexts({
  redeEscolas: { pt: 'Rede e escolas', en: 'Network and schools' },
  descricao: {
    pt: 'Da rede até cada estudante. Abra um nível de cada vez, ou procure pelo nome.',
    en: 'From the network down to each pupil. Open a level at a time, or search by name.',
  },
  avisos: { pt: 'Avisos da rede', en: 'Network notices' },
  qualRede: { pt: 'Escolha a rede ou escola.', en: 'Choose the network or school.' },
  rede: { pt: 'Rede', en: 'Network' },
  escola: { pt: 'Escola', en: 'School' },
  semRedes: { pt: 'Ainda não há redes', en: 'No networks yet' },
  semRedesTexto: {
    pt: 'As redes aparecem aqui quando são criadas com o cliente.',
    en: 'Networks appear here once they are made with their client.',
  },
  arvore: { pt: 'Redes, escolas, turmas e estudantes', en: 'Networks, schools, classes and pupils' },
  buscar: { pt: 'Escola, turma ou aluno', en: 'School, class or pupil' },
  recolherTudo: { pt: 'Recolher tudo', en: 'Close all' },
  pessoas: { pt: 'Pessoas da rede', en: 'People of the network' },
  carregando: { pt: 'Carregando…', en: 'Loading…' },
  vazio: { pt: 'Nada aqui.', en: 'Nothing here.' },
  naoVeio: { pt: 'Não conseguimos abrir.', en: 'We could not open this.' },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },
  mostrarMais: {
    pt: (n: number) => plural(n, 'Mostrar mais um', 'Mostrar mais (faltam #)'),
    en: (n: number) => plural(n, 'Show one more', 'Show more (# left)'),
  },
  abrir: { pt: (nome: string) => `Abrir ${nome}`, en: (nome: string) => `Open ${nome}` },
  recolher: { pt: (nome: string) => `Recolher ${nome}`, en: (nome: string) => `Close ${nome}` },
  acoes: { pt: (nome: string) => `Ações de ${nome}`, en: (nome: string) => `Actions for ${nome}` },
  escolas: {
    pt: (n: number) => plural(n, '1 escola', '# escolas'),
    en: (n: number) => plural(n, '1 school', '# schools'),
  },
  turmas: {
    pt: (n: number) => plural(n, '1 turma', '# turmas'),
    en: (n: number) => plural(n, '1 class', '# classes'),
  },
  alunos: {
    pt: (n: number) => plural(n, '1 aluno', '# alunos'),
    en: (n: number) => plural(n, '1 pupil', '# pupils'),
  },
  inep: { pt: (codigo: string) => `INEP ${codigo}`, en: (codigo: string) => `INEP ${codigo}` },
  chamada: { pt: (n: number) => `chamada ${n}`, en: (n: number) => `number ${n}` },
  encerrada: { pt: 'encerrada', en: 'closed' },
  regular: { pt: 'regular', en: 'regular' },
  reforco: { pt: 'reforço', en: 'support' },
  formacao: { pt: 'formação', en: 'training' },
  olimpiada: { pt: 'olimpíada', en: 'olympiad' },
  plataforma: { pt: 'plataforma', en: 'platform' },
  naoAchamos: { pt: 'Não achamos ninguém com esse nome', en: 'We found nobody by that name' },
  naoAchamosTexto: {
    pt: 'Confira a escrita, ou use menos letras. Acentos não fazem falta.',
    en: 'Check the spelling, or use fewer letters. Accents are not needed.',
  },
  redeFora: { pt: 'Não encontramos esta rede', en: 'We could not find this network' },
  redeForaTexto: {
    pt: 'Ela não existe, ou não está entre as que você acompanha.',
    en: 'It does not exist, or is not among those you look after.',
  },
  turmaFora: { pt: 'Não encontramos esta turma', en: 'We could not find this class' },
  voltar: { pt: 'Voltar ao início', en: 'Back to the start' },
  novaSubrede: { pt: 'Nova sub-rede ou escola', en: 'New sub-network or school' },
  novaSubredeEm: {
    pt: (nome: string) => `Nova sub-rede ou escola ${comArtigo('em', nome)}`,
    en: (nome: string) => `New sub-network or school in ${nome}`,
  },
  renomear: { pt: 'Mudar nome ou código', en: 'Change name or code' },
  quemFaz: { pt: 'Turmas criadas por professores', en: 'Classes made by teachers' },
  quemFazEm: {
    pt: (nome: string) => `Quem cria turmas: ${nome}`,
    en: (nome: string) => `Who makes classes: ${nome}`,
  },
  docentesDaEscola: {
    pt: 'Professores desta escola podem criar turmas nela',
    en: 'Teachers of this school may make classes in it',
  },
  docentesDaRede: {
    pt: 'Professores de todas as escolas desta rede podem criar turmas na própria escola',
    en: 'Teachers of every school of this network may make classes in their own school',
  },
  docentesFazem: {
    pt: 'Quem cria a turma fica como titular dela. A gestão da escola continua vendo tudo e pode mudar, encerrar ou excluir a turma. Ao desligar, as turmas já criadas ficam.',
    en: 'Whoever makes a class is its lead teacher. The school still sees everything, and may change, close or delete the class. When this is turned off, classes already made stay.',
  },
  docentesAcima: {
    pt: (rede: string) => `Já está permitido para todas as escolas abaixo ${comArtigo('de', rede)}.`,
    en: (rede: string) => `Already allowed for every school below ${rede}.`,
  },
  fechar: { pt: 'Fechar', en: 'Close' },
  mudar: { pt: (nome: string) => `Mudar ${nome}`, en: (nome: string) => `Change ${nome}` },
  mover: { pt: 'Mover', en: 'Move' },
  moverRede: { pt: (nome: string) => `Mover ${nome}`, en: (nome: string) => `Move ${nome}` },
  moverPara: { pt: 'Para dentro de', en: 'Into' },
  moverTexto: {
    pt: 'Só se move uma rede sem turmas ativas. Quem trabalha na rede de destino passa a vê-la.',
    en: 'Only a network without active classes moves. Whoever works in the new place will see it.',
  },
  excluir: { pt: 'Excluir', en: 'Delete' },
  excluirRede: { pt: (nome: string) => `Excluir ${nome}?`, en: (nome: string) => `Delete ${nome}?` },
  excluirTexto: {
    pt: 'Os papéis que pessoas têm nela terminam. Você pode desfazer em até 30 dias.',
    en: 'The roles that people have in it end. You can undo this within 30 days.',
  },
  excluirAto: { pt: 'Excluir rede', en: 'Delete network' },
  escolherAlunos: { pt: 'Escolher alunos', en: 'Choose pupils' },
  novaTurma: { pt: 'Nova turma aqui', en: 'New class here' },
  configurarTurma: { pt: 'Configurar a turma', en: 'Set up the class' },
  abrirTurma: { pt: 'Abrir a turma', en: 'Open the class' },
  abrirPessoa: { pt: 'Abrir a ficha', en: 'Open the record' },
  nome: { pt: 'Nome', en: 'Name' },
  codigoInep: { pt: 'Código INEP', en: 'INEP code' },
  inepAjuda: { pt: '8 números, só para escolas.', en: '8 digits, for schools only.' },
  criar: { pt: 'Criar', en: 'Create' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  criada: { pt: (nome: string) => `${nome} foi criada.`, en: (nome: string) => `${nome} was created.` },
  mudada: { pt: (nome: string) => `${nome} foi mudada.`, en: (nome: string) => `${nome} was changed.` },
  movida: { pt: (nome: string) => `${nome} foi movida.`, en: (nome: string) => `${nome} was moved.` },
  excluida: { pt: (nome: string) => `${nome} foi excluída.`, en: (nome: string) => `${nome} was deleted.` },
  devolvida: { pt: (nome: string) => `${nome} voltou.`, en: (nome: string) => `${nome} is back.` },
  escolherPara: {
    pt: (turma: string) => `Escolher alunos: ${turma}`,
    en: (turma: string) => `Choose pupils: ${turma}`,
  },
  escolherTexto: {
    pt: 'Marque escolas, turmas ou alunos. Quem foi transferido da turma, ou faz uma prova agora, fica travado.',
    en: 'Tick schools, classes or pupils. Whoever was transferred out of the class, or sits an exam now, is locked.',
  },
  arvoreAlunos: { pt: 'Rede, turmas e alunos', en: 'Network, classes and pupils' },
  soSelecionados: { pt: 'Só selecionados', en: 'Selected only' },
  soPendentes: { pt: 'Só pendentes', en: 'Waiting only' },
  nDeM: {
    pt: (n: number, m: number) => `${numero(n)} de ${numero(m)}`,
    en: (n: number, m: number) => `${number(n)} of ${number(m)}`,
  },
  escolhidos: {
    pt: (n: number) => plural(n, '1 aluno escolhido', '# alunos escolhidos'),
    en: (n: number) => plural(n, '1 pupil chosen', '# pupils chosen'),
  },
  deTantos: {
    pt: (n: number) => plural(n, 'de 1 aluno da rede', 'de # alunos da rede'),
    en: (n: number) => plural(n, 'of 1 pupil of the network', 'of # pupils of the network'),
  },
  entramAgora: { pt: 'entram agora', en: 'come in now' },
  saemAgora: { pt: 'saem agora', en: 'go out now' },
  travados: { pt: 'travados', en: 'locked' },
  vagas: { pt: 'vagas na turma', en: 'places in the class' },
  semVagas: {
    pt: (n: number) => plural(n, 'Falta 1 vaga na turma.', 'Faltam # vagas na turma.'),
    en: (n: number) => plural(n, 'The class lacks 1 place.', 'The class lacks # places.'),
  },
  semVagasTexto: {
    pt: 'Desmarque alunos, ou aumente a capacidade da turma.',
    en: 'Untick pupils, or raise the capacity of the class.',
  },
  travadosTexto: {
    pt: 'Marcar uma turma não mexe em quem está travado.',
    en: 'Ticking a class does not touch whoever is locked.',
  },
  legenda: { pt: 'O que as caixas dizem', en: 'What the boxes say' },
  todos: { pt: 'todos selecionados', en: 'all selected' },
  parte: { pt: 'parte selecionada', en: 'some selected' },
  ninguem: { pt: 'ninguém selecionado', en: 'nobody selected' },
  naoMuda: { pt: 'não muda', en: 'does not change' },
  removido: { pt: 'saiu da turma', en: 'left the class' },
  transferido: { pt: 'transferido', en: 'transferred' },
  emProva: { pt: 'em prova', en: 'in an exam' },
  pendente: { pt: 'pendente', en: 'waiting' },
  descartar: { pt: 'Descartar', en: 'Discard' },
  salvarAlunos: { pt: 'Salvar alunos', en: 'Save pupils' },
  salvos: {
    pt: (entraram: number, sairam: number) =>
      `Salvo: ${plural(entraram, '1 entrou', '# entraram')}, ${plural(sairam, '1 saiu', '# saíram')}.`,
    en: (entraram: number, sairam: number) =>
      `Saved: ${plural(entraram, '1 came in', '# came in')}, ${plural(sairam, '1 went out', '# went out')}.`,
  },
  muitasEscolhas: {
    pt: 'São escolhas demais de uma vez. Salve o que já marcou e continue.',
    en: 'These are too many choices at once. Save what you ticked and go on.',
  },
})
