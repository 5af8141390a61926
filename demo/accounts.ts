/** The accounts of the demonstration that stay the same: printed at the start, used by tests and journeys. */

export const DEMO_PASSWORD = 'turmalina-demo'

export const MAIN_HOST = 'localhost'
export const FLORIPA_HOST = 'floripa.localhost'

export interface DemoAccount {
  email: string
  nome: string
  /** As in `vinculo`; `aluno` stands for an enrolment. */
  papel:
    | 'administrador-plataforma'
    | 'administrador_tenant'
    | 'gestor_rede'
    | 'coordenador'
    | 'professor'
    | 'aluno'
    | 'responsavel'
    | 'encarregado'
    | 'suporte'
  /** For `gestor_rede`. */
  funcao?: 'leitura' | 'escrita'
  /** Names of the classes the person is in. */
  turmas: readonly string[]
  tenantHost: string
}

const main = (account: Omit<DemoAccount, 'tenantHost'>): DemoAccount => ({
  ...account,
  tenantHost: MAIN_HOST,
})
const floripa = (account: Omit<DemoAccount, 'tenantHost'>): DemoAccount => ({
  ...account,
  tenantHost: FLORIPA_HOST,
})

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  main({ email: 'admin@demo.test', nome: 'Alice Andrade', papel: 'administrador-plataforma', turmas: [] }),
  main({ email: 'tenant@demo.test', nome: 'Jonas Tavares', papel: 'administrador_tenant', turmas: [] }),
  main({
    email: 'gestora@demo.test',
    nome: 'Regina Falcão',
    papel: 'gestor_rede',
    funcao: 'escrita',
    turmas: [],
  }),
  main({
    email: 'leitora@demo.test',
    nome: 'Sônia Meireles',
    papel: 'gestor_rede',
    funcao: 'leitura',
    turmas: [],
  }),
  main({ email: 'coordenador@demo.test', nome: 'Paulo Antunes', papel: 'coordenador', turmas: [] }),
  main({
    email: 'professora@demo.test',
    nome: 'Cecília Barreto',
    papel: 'professor',
    turmas: ['7º A', '7º B'],
  }),
  main({ email: 'professor@demo.test', nome: 'Otávio Lacerda', papel: 'professor', turmas: ['8º A'] }),
  main({ email: 'aluno@demo.test', nome: 'Tiago Nascimento', papel: 'aluno', turmas: ['7º A'] }),
  main({ email: 'aluna@demo.test', nome: 'Lívia Sampaio', papel: 'aluno', turmas: ['7º A'] }),
  main({ email: 'responsavel@demo.test', nome: 'Sandra Nascimento', papel: 'responsavel', turmas: [] }),
  main({ email: 'encarregado@demo.test', nome: 'Davi Rezende', papel: 'encarregado', turmas: [] }),
  main({ email: 'suporte@demo.test', nome: 'Helena Prates', papel: 'suporte', turmas: [] }),
  floripa({
    email: 'professora@floripa.test',
    nome: 'Joana Silveira',
    papel: 'professor',
    turmas: ['7º A'],
  }),
  floripa({ email: 'aluno@floripa.test', nome: 'Mateus Cardoso', papel: 'aluno', turmas: ['7º A'] }),
]

/** What each of them is called on the start message. */
const PAPEL_EM_PALAVRAS: Readonly<Record<DemoAccount['papel'], string>> = {
  'administrador-plataforma': 'administração da plataforma',
  administrador_tenant: 'administração da rede',
  gestor_rede: 'gestão da rede',
  coordenador: 'coordenação da escola',
  professor: 'docente',
  aluno: 'aluno',
  responsavel: 'responsável',
  encarregado: 'proteção de dados',
  suporte: 'suporte da plataforma',
}

export const inWords = ({ papel, funcao }: DemoAccount): string =>
  `${PAPEL_EM_PALAVRAS[papel]}${funcao === 'leitura' ? ' (só leitura)' : ''}`
