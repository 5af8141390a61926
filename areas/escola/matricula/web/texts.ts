/** The sentences of the screens of enrolments, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const integrantesTexts = defineTexts({
  integrantes: { pt: 'Integrantes', en: 'Members' },
  ver: { pt: 'O que ver', en: 'What to see' },
  naTurma: { pt: 'Na turma', en: 'In the class' },
  pedidos: {
    pt: (n: number) => (n > 0 ? `Pedidos (${n})` : 'Pedidos'),
    en: (n: number) => (n > 0 ? `Requests (${n})` : 'Requests'),
  },
  sairam: {
    pt: (n: number) => (n > 0 ? `Saíram (${n})` : 'Saíram'),
    en: (n: number) => (n > 0 ? `Left (${n})` : 'Left'),
  },
  escolherNaRede: { pt: 'Escolher na rede', en: 'Choose in the network' },
  relatorio: { pt: 'Relatório de transferências', en: 'Report of transfers' },
  cartoes: { pt: 'Cartões de acesso', en: 'Access cards' },
  mais: { pt: 'Mais', en: 'More' },
  numerar: { pt: 'Numerar por nome', en: 'Number by name' },
  numerarPergunta: { pt: 'Numerar ⟦os alunos⟧ por nome?', en: 'Number the students by name?' },
  numerarTexto: {
    pt: '⟦Cada aluno⟧ recebe um número novo, de 1 em diante, em ordem alfabética. Os números atuais se perdem.',
    en: 'Each student gets a new number, starting at 1, in alphabetical order. The current numbers are lost.',
  },
  numerados: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧ numerado', '# ⟦alunos⟧ numerados'),
    en: (n: number) => plural(n, '1 student numbered', '# students numbered'),
  },
  nome: { pt: 'Nome', en: 'Name' },
  papel: { pt: 'Papel', en: 'Role' },
  docentes: { pt: '⟦Docentes⟧', en: 'Teachers' },
  estudantes: { pt: '⟦Alunos⟧', en: 'Students' },
  auxiliar: { pt: 'auxiliar', en: 'assistant' },
  numero: { pt: 'Nº', en: 'No.' },
  email: { pt: 'E-mail', en: 'Email' },
  acoes: { pt: 'Ações', en: 'Actions' },
  acoesDe: { pt: (nome: string) => `Ações: ${nome}`, en: (nome: string) => `Actions: ${nome}` },
  buscarPessoa: { pt: 'Buscar pessoa', en: 'Search people' },
  total: {
    pt: (n: number) => plural(n, '1 pessoa', '# pessoas'),
    en: (n: number) => plural(n, '1 person', '# people'),
  },
  ninguem: { pt: 'Ninguém com este nome na turma', en: 'Nobody with this name in the class' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  fechar: { pt: 'Fechar', en: 'Close' },

  adicionar: { pt: 'Adicionar ⟦alunos⟧', en: 'Add students' },
  adicionarTexto: {
    pt: 'Busque quem já está na escola ou na rede, pelo nome, usuário ou RA.',
    en: 'Search people already in the school or network, by name, username or student ID.',
  },
  buscar: { pt: 'Buscar ⟦aluno⟧', en: 'Search students' },
  digiteDuas: { pt: 'Escreva ao menos duas letras.', en: 'Write at least two letters.' },
  semCandidatos: { pt: 'Não achamos ninguém com essa busca.', en: 'We found nobody with this search.' },
  jaNaTurma: { pt: 'já está na turma', en: 'in the class already' },
  pediuEntrar: { pt: 'pediu para entrar: veja em Pedidos', en: 'asked to join: see Requests' },
  foiTransferido: { pt: 'saiu daqui por transferência', en: 'left by transfer' },
  jaEsteve: { pt: 'já esteve na turma', en: 'was in the class before' },
  semTurma: { pt: 'sem turma agora', en: 'in no class now' },
  escolhidos: {
    pt: (n: number) => plural(n, '1 escolhido', '# escolhidos'),
    en: (n: number) => plural(n, '1 chosen', '# chosen'),
  },
  tirar: {
    pt: (nome: string) => `Remover ${nome} da escolha`,
    en: (nome: string) => `Remove ${nome} from the choice`,
  },
  adicionarN: {
    pt: (n: number) => (n === 0 ? 'Adicionar' : plural(n, 'Adicionar 1 ⟦aluno⟧', 'Adicionar # ⟦alunos⟧')),
    en: (n: number) => (n === 0 ? 'Add' : plural(n, 'Add 1 student', 'Add # students')),
  },
  adicionados: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧ na turma', '# ⟦alunos⟧ na turma'),
    en: (n: number) => plural(n, '1 student added', '# students added'),
  },

  remover: { pt: 'Remover da turma', en: 'Remove from the class' },
  removerPergunta: {
    pt: (nome: string) => `Remover ${nome} da turma?`,
    en: (nome: string) => `Remove ${nome} from the class?`,
  },
  removerTexto: {
    pt: 'O que a pessoa fez na turma fica guardado, e dá para trazê-la de volta.',
    en: 'What the person did in the class is kept, and they can be brought back.',
  },
  motivo: { pt: 'Motivo', en: 'Reason' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  removido: { pt: (nome: string) => `${nome} saiu da turma`, en: (nome: string) => `${nome} left the class` },
  mudarNumero: { pt: 'Mudar o número de chamada', en: 'Change the roll number' },
  numeroDe: {
    pt: (nome: string) => `Número de chamada de ${nome}`,
    en: (nome: string) => `Roll number of ${nome}`,
  },
  numeroAjuda: { pt: 'De 1 a 999; vazio, sem número.', en: 'From 1 to 999; empty, no number.' },
  salvar: { pt: 'Salvar', en: 'Save' },
  salvo: { pt: 'Número salvo', en: 'Number saved' },

  pedidosTexto: {
    pt: 'Quem abriu a turma com o código e espera resposta.',
    en: 'Who opened the class with its code and waits for an answer.',
  },
  semPedidos: { pt: 'Ninguém espera resposta', en: 'Nobody waits for an answer' },
  semPedidosTexto: {
    pt: 'Quando alguém pedir para entrar com o código da turma, aparece aqui.',
    en: 'When somebody asks to join with the code of the class, they show up here.',
  },
  todos: { pt: 'Todos desta lista', en: 'All of this list' },
  aprovar: {
    pt: (n: number) => (n === 0 ? 'Aprovar' : `Aprovar ${n}`),
    en: (n: number) => (n === 0 ? 'Approve' : `Approve ${n}`),
  },
  recusar: { pt: 'Recusar', en: 'Refuse' },
  aprovados: {
    pt: (n: number) =>
      plural(n, '1 pessoa entrou na turma e foi avisada', '# pessoas entraram na turma e foram avisadas'),
    en: (n: number) =>
      plural(n, '1 person is in the class and was told', '# people are in the class and were told'),
  },
  recusados: {
    pt: (n: number) => plural(n, '1 pedido recusado', '# pedidos recusados'),
    en: (n: number) => plural(n, '1 request refused', '# requests refused'),
  },
  recusarPergunta: {
    pt: (n: number) => plural(n, 'Recusar este pedido?', 'Recusar # pedidos?'),
    en: (n: number) => plural(n, 'Refuse this request?', 'Refuse # requests?'),
  },
  porque: { pt: 'Por quê', en: 'Why' },
  porqueAjuda: { pt: 'Quem pediu lê este motivo.', en: 'The person who asked reads this reason.' },
  pediuEm: { pt: (quando: string) => `pediu ${quando}`, en: (quando: string) => `asked ${quando}` },

  semSaidas: { pt: 'Ninguém saiu desta turma', en: 'Nobody left this class' },
  semSaidasTexto: {
    pt: 'Quem for removido ou transferido aparece aqui, com o motivo.',
    en: 'Anyone removed or transferred shows up here, with the reason.',
  },
  situacao: { pt: 'O que houve', en: 'What happened' },
  quando: { pt: 'Quando', en: 'When' },
  stRemovido: { pt: 'Removido', en: 'Removed' },
  stRecusado: { pt: 'Pedido recusado', en: 'Request refused' },
  stTransferido: { pt: 'Transferido', en: 'Transferred' },
  para: { pt: (onde: string) => `para ${onde}`, en: (onde: string) => `to ${onde}` },
  foraDaRede: { pt: 'fora da rede', en: 'outside the network' },
  trazerDeVolta: { pt: 'Trazer de volta', en: 'Bring back' },
  deVolta: { pt: (nome: string) => `${nome} está de volta`, en: (nome: string) => `${nome} is back` },
  verPassaporte: { pt: 'Ver o passaporte', en: 'See the passport' },
  desfazer: { pt: 'Desfazer a transferência', en: 'Undo the transfer' },
  desfazerPergunta: {
    pt: (nome: string) => `Desfazer a transferência de ${nome}?`,
    en: (nome: string) => `Undo the transfer of ${nome}?`,
  },
  desfazerTexto: {
    pt: 'A pessoa volta a esta turma e sai da outra. O que ela fez lá fica guardado lá.',
    en: 'The person comes back to this class and leaves the other one. What they did there is kept there.',
  },
  desfazerAte: {
    pt: (dia: string) => `dá para desfazer até ${dia}`,
    en: (dia: string) => `can be undone until ${dia}`,
  },
})
