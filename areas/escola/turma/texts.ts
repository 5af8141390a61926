/** Every sentence shown about classes, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'
import type { MuralAviso } from './contract.ts'

type Recibo = NonNullable<MuralAviso['recibo']>

export const turmaTexts = defineTexts({
  turmas: { pt: 'Turmas', en: 'Classes' },
  turmasEncerradas: { pt: 'Turmas encerradas', en: 'Closed classes' },
  naoEncontrada: {
    pt: 'Não encontramos esta turma, ou você não participa dela.',
    en: 'We could not find this class, or you are not part of it.',
  },
  bomDia: { pt: (nome: string) => `Bom dia, ${nome}`, en: (nome: string) => `Good morning, ${nome}` },
  boaTarde: { pt: (nome: string) => `Boa tarde, ${nome}`, en: (nome: string) => `Good afternoon, ${nome}` },
  boaNoite: { pt: (nome: string) => `Boa noite, ${nome}`, en: (nome: string) => `Good evening, ${nome}` },
  manha: { pt: 'manhã', en: 'morning' },
  intermediario: { pt: 'intermediário', en: 'midday' },
  tarde: { pt: 'tarde', en: 'afternoon' },
  vespertino: { pt: 'vespertino', en: 'late afternoon' },
  noite: { pt: 'noite', en: 'evening' },
  integral: { pt: 'integral', en: 'full time' },
  professor: { pt: '⟦Docente⟧', en: 'Teacher' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  responsavel: { pt: 'Responsável', en: 'Guardian' },
  gestor: { pt: 'Gestão', en: 'Management' },
  alunos: {
    pt: (n: number) => plural(n, '⟦um aluno⟧', '# ⟦alunos⟧'),
    en: (n: number) => plural(n, 'one student', '# students'),
  },
  precisaDeVoce: { pt: 'Precisa de você', en: 'Needs you' },
  mensagensRetidas: {
    pt: (n: number) => plural(n, 'mensagem espera a sua leitura', 'mensagens esperam a sua leitura'),
    en: (n: number) => plural(n, 'message needs your review', 'messages need your review'),
  },
  topicosParaAvaliar: {
    pt: (n: number) => plural(n, 'tópico para avaliar', 'tópicos para avaliar'),
    en: (n: number) => plural(n, 'topic to grade', 'topics to grade'),
  },
  alunosParaAvaliar: {
    pt: (n: number) =>
      plural(n, '⟦um aluno⟧ respondeu e está sem nota', '# ⟦alunos⟧ responderam e estão sem nota'),
    en: (n: number) =>
      plural(n, 'one student answered and has no grade', '# students answered and have no grade'),
  },
  pedidosDeEntrada: {
    pt: (n: number) => plural(n, 'pedido para entrar', 'pedidos para entrar'),
    en: (n: number) => plural(n, 'request to join', 'requests to join'),
  },
  deramCiente: {
    pt: ({ cientes, total, responsaveis: r }: Recibo) =>
      `${cientes} de ${plural(total, '1 ⟦aluno⟧', '# ⟦alunos⟧')} ${cientes === 1 ? 'deu' : 'deram'} ciente${
        r.total > 0 ? ` · ${r.cientes} de ${plural(r.total, '1 responsável', '# responsáveis')}` : ''
      }`,
    en: ({ cientes, total, responsaveis: r }: Recibo) =>
      `${cientes} of ${plural(total, '1 student', '# students')} acknowledged${
        r.total > 0 ? ` · ${r.cientes} of ${plural(r.total, '1 guardian', '# guardians')}` : ''
      }`,
  },
})
