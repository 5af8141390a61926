/** The sentences of the rules of paths, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const regraTexts = defineTexts({
  regras: { pt: 'Regras das trilhas', en: 'Rules of paths' },
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  descricao: {
    pt: 'Como uma trilha conta pontos, o que abre cada nível e como se chamam as suas partes.',
    en: 'How a path counts points, what opens each level and what its parts are called.',
  },
  nova: { pt: 'Nova regra', en: 'New rule' },
  minhas: { pt: 'Minhas regras', en: 'My rules' },
  minhasTexto: { pt: 'Só você as vê e usa.', en: 'Only you see and use them.' },
  nenhumaMinha: {
    pt: 'Você ainda não tem regras próprias: as suas trilhas usam as da plataforma.',
    en: 'You have no rules of your own yet: your paths use those of the platform.',
  },
  padrao: { pt: 'Regras da plataforma', en: 'Rules of the platform' },
  padraoTexto: { pt: 'Valem para todos.', en: 'They are for everybody.' },
  nenhumaPadrao: {
    pt: 'Nenhuma além da que já vem pronta: Eixo e Habilidade, três níveis, 60% para abrir o próximo.',
    en: 'None but the one that comes ready: Eixo and Habilidade, three levels, 60% to open the next.',
  },
  mudouDesdeEntao: { pt: 'A regra mudou desde então.', en: 'The rule has changed since.' },
  editar: { pt: (nome: string) => `Editar a regra ${nome}`, en: (nome: string) => `Edit the rule ${nome}` },
  excluir: {
    pt: (nome: string) => `Excluir a regra ${nome}`,
    en: (nome: string) => `Delete the rule ${nome}`,
  },
  excluirPergunta: {
    pt: (nome: string) => `Excluir a regra “${nome}”?`,
    en: (nome: string) => `Delete the rule “${nome}”?`,
  },
  excluirTexto: {
    pt: 'Nenhuma trilha usa esta regra.',
    en: 'No path uses this rule.',
  },
  emUso: {
    pt: (n: number) =>
      plural(n, 'Uma trilha usa esta regra', '# trilhas usam esta regra') +
      ': escolha outra regra nelas antes de excluir.',
    en: (n: number) =>
      plural(n, 'One path uses this rule', '# paths use this rule') +
      ': choose another rule for them before deleting.',
  },
  excluirRegra: { pt: 'Excluir regra', en: 'Delete rule' },
  excluida: {
    pt: (nome: string) => `Regra “${nome}” excluída`,
    en: (nome: string) => `Rule “${nome}” deleted`,
  },
  salva: { pt: (nome: string) => `Regra “${nome}” salva`, en: (nome: string) => `Rule “${nome}” saved` },
  uso: {
    pt: (n: number) => plural(n, 'usada em 1 trilha', 'usada em # trilhas'),
    en: (n: number) => plural(n, 'used in 1 path', 'used in # paths'),
  },
  semUso: { pt: 'ainda não usada', en: 'not used yet' },
  livre: { pt: 'níveis livres', en: 'levels in any order' },
  abre: { pt: (n: number) => `${n}% abre o próximo nível`, en: (n: number) => `${n}% opens the next level` },
  certifica: {
    pt: (n: number) => `${n}% dá o certificado`,
    en: (n: number) => `${n}% earns the certificate`,
  },
  tentativas: {
    pt: (n: number) => plural(n, '1 tentativa', '# tentativas'),
    en: (n: number) => plural(n, '1 attempt', '# attempts'),
  },
  regride: { pt: 'o domínio pode cair', en: 'mastery may fall' },

  nome: { pt: 'Nome da regra', en: 'Name of the rule' },
  paraTodos: { pt: 'Da plataforma, para todos', en: 'Of the platform, for everybody' },
  rotulos: { pt: 'Como se chamam as partes', en: 'What the parts are called' },
  eixoUm: { pt: 'Eixo, no singular', en: 'Axis, singular' },
  eixoMais: { pt: 'Eixo, no plural', en: 'Axis, plural' },
  habilidadeUm: { pt: 'Habilidade, no singular', en: 'Skill, singular' },
  habilidadeMais: { pt: 'Habilidade, no plural', en: 'Skill, plural' },
  rotuloAjuda: { pt: 'Como “Unidade” ou “Módulo”.', en: 'Such as “Unidade” or “Módulo”.' },
  niveis: { pt: 'Níveis das aulas', en: 'Levels of lessons' },
  nivel: { pt: (n: number) => `Nível ${n}`, en: (n: number) => `Level ${n}` },
  contagem: { pt: 'Como conta', en: 'How it counts' },
  ordemLivre: { pt: 'Todos os níveis abertos desde o início', en: 'All levels open from the start' },
  minimoNivel: { pt: 'Pontos que abrem o próximo nível (%)', en: 'Points that open the next level (%)' },
  minimoCertificado: { pt: 'Pontos para o certificado (%)', en: 'Points for the certificate (%)' },
  maxTentativas: { pt: 'Tentativas em cada habilidade', en: 'Attempts at each skill' },
  bloqueio: {
    pt: (n: number, minimo: number) =>
      `Quem não fizer ${minimo}% dos pontos de um nível em ${plural(n, '1 tentativa', '# tentativas')} fica parado nele até que quem dá aula na turma libere mais uma.`,
    en: (n: number, minimum: number) =>
      `Anyone who does not get ${minimum}% of the points of a level in ${plural(n, '1 attempt', '# attempts')} stays there until a teacher of the class gives one more.`,
  },
  semBloqueio: {
    pt: (n: number) =>
      `Nada bloqueia o caminho: quem usar ${plural(n, 'a tentativa', 'as # tentativas')} de uma habilidade segue para as outras com a melhor nota.`,
    en: (n: number) =>
      `Nothing blocks the way: whoever uses ${plural(n, 'the attempt', 'all # attempts')} at a skill goes on to the others with the best grade.`,
  },
  dominioRegride: {
    pt: 'O domínio pode cair com uma tentativa pior',
    en: 'Mastery may fall after a worse attempt',
  },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  falta: { pt: 'Escreva o nome', en: 'Enter the name' },
  faltaRotulo: { pt: 'Escreva a palavra', en: 'Write the word' },
  entre: {
    pt: (min: number, max: number) => `Escreva um número inteiro de ${min} a ${max}`,
    en: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
  },
  mudaTrilhas: {
    pt: (n: number) =>
      `${plural(n, 'A trilha que usa esta regra muda', 'As # trilhas que usam esta regra mudam')} na hora.`,
    en: (n: number) =>
      plural(n, 'The path that uses this rule changes', 'The # paths that use this rule change') +
      ' at once.',
  },
})
