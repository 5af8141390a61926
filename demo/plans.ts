/** The two tenants of the demonstration: places, schools and classes, all invented. */
import { FLORIPA_HOST, MAIN_HOST } from './accounts.ts'
import type { TenantPlan, TurmaPlan } from './network.ts'

const turma = (
  nome: string,
  disciplina: string,
  alunos: number,
  turno: TurmaPlan['turno'] = 'manha',
): TurmaPlan => ({ nome, disciplina, alunos, turno })

export const MAIN_PLAN: TenantPlan = {
  tenant: {
    slug: 'demo',
    nome: 'Rede Municipal de Demonstração',
    dominio: MAIN_HOST,
    principal: true,
    paleta_cor: 'turmalina',
    chamada: 'A escola inteira na mesma conversa',
    descricao:
      'Três escolas, doze turmas e muita conversa boa: tudo aqui é inventado, para você experimentar.',
  },
  cliente: { nome: 'Secretaria Municipal de Educação', codigo: 'SME' },
  rede: { nome: 'Rede Municipal de Demonstração', codigo: 'RMD' },
  emailDomain: 'demo.test',
  escolas: [
    {
      nome: 'E. M. Morro do Ipê',
      codigo: 'RMD-01',
      inep: '35990017',
      turmas: [
        turma('6º A', 'Ciências', 30),
        turma('6º B', 'Matemática', 29),
        turma('7º A', 'Língua Portuguesa', 31),
        turma('7º B', 'Língua Portuguesa', 30),
      ],
    },
    {
      nome: 'E. M. Ribeirão das Pedras',
      codigo: 'RMD-02',
      inep: '35990025',
      turmas: [
        turma('8º A', 'Matemática', 28),
        turma('8º B', 'Ciências', 32, 'tarde'),
        turma('9º A', 'História', 30),
        turma('9º B', 'Língua Portuguesa', 31, 'tarde'),
      ],
    },
    {
      nome: 'E. M. Lagoa Serena',
      codigo: 'RMD-03',
      inep: '35990033',
      turmas: [
        turma('6º C', 'Arte', 29, 'tarde'),
        turma('7º C', 'Geografia', 30, 'tarde'),
        turma('8º C', 'Geografia', 30, 'tarde'),
        turma('9º C', 'Língua Inglesa', 30, 'integral'),
      ],
    },
  ],
}

export const FLORIPA_PLAN: TenantPlan = {
  tenant: {
    slug: 'floripa',
    nome: 'Escolas da Ilha',
    dominio: FLORIPA_HOST,
    principal: false,
    paleta_cor: 'ipe',
    chamada: 'Aprender com o pé na areia',
    descricao: 'Uma escola pequena, duas turmas e o mar por perto.',
  },
  cliente: { nome: 'Cooperativa Escolas da Ilha', codigo: 'ILHA' },
  rede: { nome: 'Escolas da Ilha', codigo: 'ILHA' },
  emailDomain: 'floripa.test',
  escolas: [
    {
      nome: 'E. B. Costão da Gamboa',
      codigo: 'ILHA-01',
      inep: '42990018',
      turmas: [turma('7º A', 'Ciências', 20), turma('8º A', 'Ciências', 19, 'tarde')],
    },
  ],
}
