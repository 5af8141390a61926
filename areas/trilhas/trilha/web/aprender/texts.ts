/** Sentences of paths for those who follow them. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const aprenderTexts = defineTexts({
  trilhas: { pt: 'Trilhas', en: 'Learning paths' },
  emCurso: { pt: 'Em andamento', en: 'In progress' },
  certificados: { pt: 'Meus certificados', en: 'My certificates' },
  completadas: { pt: 'Concluídas', en: 'Completed' },
  trilhasTexto: {
    pt: 'Caminhos de aulas: cada habilidade é uma pedra que acende com os seus pontos.',
    en: 'Ways through lessons: each skill is a stone that your points light up.',
  },
  completadasTexto: {
    pt: 'As trilhas que você terminou, e os certificados delas.',
    en: 'The paths that you finished, and their certificates.',
  },
  buscar: { pt: 'Buscar trilha', en: 'Search paths' },
  nenhuma: { pt: 'Nenhuma trilha por aqui ainda', en: 'No paths here yet' },
  nenhumaTexto: {
    pt: 'Quando ⟦um professor⟧ der uma trilha à sua turma, ela aparece aqui.',
    en: 'When a teacher assigns your class a path, it shows up here.',
  },
  nenhumaCompletada: { pt: 'Nenhuma trilha concluída ainda', en: 'No path completed yet' },
  nenhumaCompletadaTexto: {
    pt: 'Ao terminar uma trilha, ela vem para cá com o seu certificado.',
    en: 'Once you finish a path, it moves here with your certificate.',
  },
  nenhumaBusca: { pt: 'Nenhuma trilha com essas palavras', en: 'No path with these words' },
  verTrilhas: { pt: 'Ver as trilhas', en: 'See the paths' },
  naoExiste: { pt: 'Esta trilha não está aberta para você', en: 'This path is not yours to follow' },
  naoExisteTexto: {
    pt: 'Ela pode ter sido arquivada, ou não é da sua turma. O que você já fez continua guardado.',
    en: 'It may have been put away, or is not for your class. What you did is kept.',
  },
  agendada: { pt: 'agendada', en: 'scheduled' },
  encerrou: { pt: 'encerrada', en: 'closed' },
  encerrada: { pt: (dia: string) => `encerrada: ${dia}`, en: (dia: string) => `closed: ${dia}` },
  tempo: {
    pt: (quando: string) => `Esta trilha não recebe aulas agora: ${quando}.`,
    en: (quando: string) => `This path takes no lessons now: ${quando}.`,
  },
  ate: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },
  percentDaTrilha: { pt: (n: number) => `${n}% da trilha`, en: (n: number) => `${n}% of the path` },
  certificadoAos: {
    pt: (n: number) => `Certificado aos ${n}%`,
    en: (n: number) => `Certificate at ${n}%`,
  },
  pedirCertificado: { pt: 'Emitir certificado', en: 'Get the certificate' },
  emitido: { pt: 'Certificado emitido.', en: 'Certificate issued.' },
  verCertificado: { pt: 'Ver certificado', en: 'See the certificate' },
  comecarAula: { pt: 'Começar a aula', en: 'Start the lesson' },
  continuarAula: { pt: 'Continuar a aula', en: 'Continue the lesson' },
  fazerDeNovo: { pt: 'Nova tentativa', en: 'New attempt' },
  facil: { pt: 'Fácil', en: 'Easy' },
  medio: { pt: 'Médio', en: 'Medium' },
  dificil: { pt: 'Difícil', en: 'Hard' },
  /** What the product calls the parts of a path where its rule has no words of its own. */
  eixo: { pt: 'Eixo', en: 'Axis' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  /** `habilidade`: as the path's rule calls it; `propria`: a word of the rule's own, whose gender nobody told. */
  ordinalHabilidade: {
    pt: (n: number, habilidade: string, propria: boolean) =>
      propria ? `${habilidade} ${n}` : `${n}ª ${habilidade}`,
    en: (n: number, habilidade: string, _propria: boolean) => `${habilidade} ${n}`,
  },
  semAulasTexto: { pt: 'Ainda não há aulas para fazer aqui.', en: 'There are no lessons to do here yet.' },
  semTentativa: { pt: 'Nenhuma tentativa aqui ainda.', en: 'No attempts here yet.' },
  naoAbriu: { pt: 'Não deu para abrir a aula. Tente de novo.', en: 'The lesson did not open. Try again.' },
  nivel: {
    pt: (n: number, nome: string) => `Nível ${n} · ${nome}`,
    en: (n: number, nome: string) => `Level ${n} · ${nome}`,
  },
  nivelDe: {
    pt: (n: number, total: number) => `nível ${n} de ${total}`,
    en: (n: number, total: number) => `level ${n} of ${total}`,
  },
  faltam: {
    pt: (n: number) => plural(n, 'falta 1 ponto', 'faltam # pontos'),
    en: (n: number) => plural(n, '1 point to go', '# points to go'),
  },
  de: { pt: 'de', en: 'of' },
  jaPode: { pt: 'já pode começar', en: 'ready to begin' },
  semAulas: { pt: 'sem aulas por enquanto', en: 'no lessons for now' },
  abre: { pt: (dia: string) => `abre ${dia}`, en: (dia: string) => `opens ${dia}` },
  tela: { pt: (n: number) => `tela ${n}`, en: (n: number) => `screen ${n}` },
  espera: { pt: 'na correção', en: 'being graded' },
  bloqueada: { pt: 'bloqueada', en: 'locked' },
  arquivada: { pt: 'arquivada', en: 'put away' },
  precisa: { pt: (eixo: string) => `após ${eixo}`, en: (eixo: string) => `after ${eixo}` },
  faltamNoEixo: {
    pt: (n: number, eixo: string) => `Abre com mais ${plural(n, '1 ponto', '# pontos')} em: ${eixo}.`,
    en: (n: number, eixo: string) => `Opens with ${plural(n, '1 more point', '# more points')} in: ${eixo}.`,
  },
  indisponivel: { pt: 'indisponível', en: 'unavailable' },
  tentativaDe: {
    pt: (n: number, total: number) => `Tentativa ${n} de ${total}. Fica a melhor nota.`,
    en: (n: number, total: number) => `Attempt ${n} of ${total}. The best grade stays.`,
  },
  tentativas: {
    pt: (n: number, habilidade: string) =>
      `${plural(n, 'Uma tentativa', '# tentativas')} por ${habilidade}. Fica a melhor nota.`,
    en: (n: number, habilidade: string) =>
      `${plural(n, 'One attempt', '# attempts')} per ${habilidade}. The best grade stays.`,
  },
  semTentativas: {
    pt: 'Você usou todas as tentativas. Fica a melhor nota.',
    en: 'You have used all attempts. The best grade stays.',
  },
  falarCom: {
    pt: (nomes: readonly string[]) =>
      `Ainda não passou e quer ir adiante? Fale com ${nomes.join(' ou ')}: só quem dá aula na turma pode liberar outra tentativa.`,
    en: (names: readonly string[]) =>
      `Haven’t passed yet and want to go on? Talk to ${names.join(' or ')}: only the teachers of the class can give you another attempt.`,
  },
  refazer: { pt: 'ainda não passou', en: 'not passed yet' },
  nao_iniciado: { pt: 'Não iniciada', en: 'Not started' },
  em_desenvolvimento: { pt: 'Em desenvolvimento', en: 'Developing' },
  adequado: { pt: 'Adequado', en: 'Adequate' },
  avancado: { pt: 'Avançado', en: 'Advanced' },
  entregas: { pt: 'Suas entregas', en: 'Your submissions' },
  entregasDe: { pt: 'Entregas', en: 'Submissions' },
  deQuem: { pt: 'De quem', en: 'Whose' },
  dosAlunos: { pt: 'Das suas turmas', en: "Your classes'" },
  minhasEntregas: { pt: 'Suas', en: 'Yours' },
  entregasAlunosTexto: {
    pt: (eixo: string) =>
      `O que as suas turmas enviaram em aulas de ${eixo}: primeiro o que espera correção.`,
    en: (eixo: string) =>
      `What your classes sent in lessons of ${eixo}: the ones waiting to be graded come first.`,
  },
  nenhumaDosAlunosTexto: {
    pt: 'Quando alguém das suas turmas enviar um trabalho, ele aparece aqui.',
    en: 'When somebody of your classes sends work, it shows up here.',
  },
  /** `eixo`: as the path's rule calls it, and its name: "região Mata". No article: nobody told the word's gender. */
  entregasTexto: {
    pt: (eixo: string) => `O que você enviou em aulas de ${eixo}, e o que voltou com a devolutiva.`,
    en: (eixo: string) => `What you sent in lessons of ${eixo}, and what came back with feedback.`,
  },
  nenhumaEntrega: {
    pt: (eixo: string) => `Nenhuma entrega em ${eixo}`,
    en: (eixo: string) => `No submissions in ${eixo}`,
  },
  nenhumaEntregaTexto: {
    pt: 'Quando uma aula pedir um trabalho seu, ele aparece aqui.',
    en: 'When a lesson asks for your work, it shows up here.',
  },
  semEntrega: { pt: 'Não achamos estas entregas', en: 'These submissions are not here' },
  voltarMapa: { pt: 'Voltar ao mapa', en: 'Back to the map' },
  rankingDe: { pt: (nome: string) => `Ranking: ${nome}`, en: (nome: string) => `Ranking: ${nome}` },
  completo: { pt: 'Completo', en: 'Complete' },
  rankingCompletoDa: { pt: 'Ranking completo da trilha', en: 'Complete ranking of the path' },
  voce: { pt: 'Você', en: 'You' },
  rankingVazio: {
    pt: (eixo: string) => `Ninguém tem pontos em ${eixo} ainda.`,
    en: (eixo: string) => `Nobody has points in ${eixo} yet.`,
  },
  rankingCompletoVazio: { pt: 'Ninguém no ranking ainda.', en: 'Nobody in the ranking yet.' },
  aparecer: { pt: 'Aparecer no ranking', en: 'Show me in the ranking' },
  aparecerTexto: {
    pt: 'Sem isso, seus colegas não veem o seu nome nem os seus pontos.',
    en: 'Without it your classmates see neither your name nor your points.',
  },
  ganhou: {
    pt: (n: number) => plural(n, 'Você ganhou 1 ponto nesta trilha.', 'Você ganhou # pontos nesta trilha.'),
    en: (n: number) => plural(n, 'You earned 1 point on this path.', 'You earned # points on this path.'),
  },
  habilidadeCompleta: {
    pt: (nome: string) => `Você completou: ${nome}.`,
    en: (nome: string) => `You completed: ${nome}.`,
  },
  trilhaCompleta: { pt: 'Trilha completa!', en: 'Path complete!' },
  pontos: {
    pt: (n: number) => plural(n, '1 ponto', '# pontos'),
    en: (n: number) => plural(n, '1 point', '# points'),
  },
  pontosDe: {
    pt: (n: number, total: number) => `${n} de ${plural(total, '1 ponto', '# pontos')}`,
    en: (n: number, total: number) => `${n} of ${plural(total, '1 point', '# points')}`,
  },
  turmaSemTrilhas: { pt: 'Esta turma não segue trilhas ainda', en: 'This class follows no paths yet' },
  turmaSemTrilhasTexto: {
    pt: 'Dê uma trilha à turma em Montar trilhas: ela aparece aqui e para ⟦os alunos⟧.',
    en: 'Assign the class a path under Build paths: it shows up here and for the students.',
  },
  verTurma: { pt: 'Progresso da turma', en: 'Progress of the class' },
  voltarTurma: { pt: 'Voltar à turma', en: 'Back to the class' },
  posicao: { pt: 'Posição', en: 'Place' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  pontosColuna: { pt: 'Pontos', en: 'Points' },
  tempoColuna: { pt: 'Tempo', en: 'Time' },
  semAlunos: { pt: 'Ninguém começou esta trilha ainda', en: 'Nobody has begun this path yet' },
  tentativaNumero: { pt: (n: number) => `Tentativa ${n}`, en: (n: number) => `Attempt ${n}` },
  aulasConcluidas: {
    pt: (n: number) => plural(n, '1 aula concluída', '# aulas concluídas'),
    en: (n: number) => plural(n, '1 lesson finished', '# lessons finished'),
  },
  retirar: { pt: 'Anular', en: 'Annul' },
  retirada: {
    pt: 'Tentativa anulada; os pontos foram refeitos.',
    en: 'Attempt annulled; points were counted anew.',
  },
  retiradaTag: { pt: 'anulada', en: 'annulled' },
  retirarTitulo: {
    pt: (n: number, aluno: string) => `Anular a tentativa ${n} de ${aluno}?`,
    en: (n: number, aluno: string) => `Annul attempt ${n} of ${aluno}?`,
  },
  retirarTexto: {
    pt: 'Os pontos são refeitos sem ela, e fica registrado quem a anulou. Não dá para desfazer.',
    en: 'Points are counted anew without it, and who annulled it is recorded. This cannot be undone.',
  },
})
