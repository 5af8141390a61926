/** What the registry of personal data says of each table, and the words that its entries share. */
import { plural } from '../texts/texts.ts'

export interface Pair {
  pt: string
  en: string
}

export const GRUPOS = {
  conta: { pt: 'A sua conta', en: 'Your account' },
  escola: { pt: 'A sua escola', en: 'Your school' },
  forum: { pt: 'Fórum e avisos', en: 'Forum and announcements' },
  arquivos: { pt: 'Arquivos', en: 'Files' },
  privacidade: { pt: 'Privacidade', en: 'Privacy' },
  funcionamento: { pt: 'Funcionamento e segurança', en: 'Operation and security' },
} as const satisfies Record<string, Pair>

export const BASES = {
  politica_publica: {
    pt: 'Execução da política pública de educação (LGPD, art. 7º, III, e art. 23)',
    en: 'Carrying out public education policy (LGPD, art. 7, III, and art. 23)',
  },
  obrigacao_legal: {
    pt: 'Obrigação legal de guardar registros de acesso (LGPD, art. 7º, II; Marco Civil, art. 15)',
    en: 'Legal duty to keep access records (LGPD, art. 7, II; Marco Civil, art. 15)',
  },
  obrigacao_dados: {
    pt: 'Obrigação legal de proteger dados e crianças (LGPD, arts. 7º, II, 14, 18 e 37; ECA Digital, arts. 17 e 18)',
    en: 'Legal duty to protect data and children (LGPD, arts. 7, II, 14, 18 and 37; ECA Digital, arts. 17 and 18)',
  },
  seguranca: {
    pt: 'Legítimo interesse na segurança das contas (LGPD, art. 7º, IX, e art. 10)',
    en: 'Legitimate interest in the security of accounts (LGPD, art. 7, IX, and art. 10)',
  },
} as const satisfies Record<string, Pair>

/** Why something stays when the person it named is erased: what stays names nobody any more. */
export const MOTIVOS = {
  escolar: {
    pt: 'Fica, sem nome: faz parte do registro escolar da turma',
    en: 'Stays, without a name: it is part of the school record of the class',
  },
  estatistica: {
    pt: 'Fica, sem nome, como estatística da turma',
    en: 'Stays, without a name, as statistics of the class',
  },
  acessos: {
    pt: 'Fica, sem nome, pelo prazo em que a lei manda guardar registros de acesso (Marco Civil, art. 15)',
    en: 'Stays, without a name, for as long as the law demands access records (Marco Civil, art. 15)',
  },
  atos: {
    pt: 'Fica, sem nome: é o registro de quem respondeu por um ato sobre direitos ou dados de outra pessoa',
    en: "Stays, without a name: it records who answered for an act on somebody else's rights or data",
  },
} as const satisfies Record<string, Pair>

/** Days counted from an end; null: as long as the network fixes for its school records. */
export interface Retencao {
  desde: 'fim_do_vinculo' | 'encerramento' | 'registro'
  dias: number | null
  /** The instant from which the hourly clearing counts, where the table needs no other rule. */
  coluna?: string
  /** What the law demands at the least, in days: a network may choose no less. One day unless told. */
  minimo?: number
}

/** What is written over a value: `{id}` stands for the person's id; an object is laid over the one that is there. */
export type Troca = string | null | readonly string[] | Readonly<Record<string, string>>

/** How a column names a person; `{id}`, `{login}` and `{email}` are filled in. */
export type Como =
  | { igual: readonly string[] }
  /** The text, alone or followed by a space and more. */
  | { comeca: readonly string[] }
  | { termina: readonly string[] }
  /** One of the values that a column of another table has in the rows that name the person. */
  | { em: { tabela: string; coluna: string; pessoa: string } }

/** What one column that names a person means for their export and their erasure. */
export interface Mencao {
  /** The columns that leave with the person's export; none: the row is not theirs to receive. */
  sai: readonly string[]
  faz: 'apagar' | 'anonimizar' | 'manter'
  troca?: Readonly<Record<string, Troca>>
  motivo?: Pair
  /** Only rows with one of these values name a person. */
  onde?: Readonly<Record<string, readonly string[]>>
  /** Absent: the column holds the person's id. */
  como?: Como
}

export interface RegistroDeDado {
  tabela: string
  grupo: keyof typeof GRUPOS
  dado: Pair
  finalidade: Pair
  base: keyof typeof BASES
  retencao: Retencao
  /** Every column that names a person: how their rows are exported and erased. */
  pessoas: Readonly<Record<string, Mencao>>
}

/** The row goes with the person. */
export const apaga = (sai: readonly string[]): Mencao => ({ faz: 'apagar', sai })

/** The row stays, these values are written over. */
export const anonimiza = (troca: Readonly<Record<string, Troca>>, sai: readonly string[]): Mencao => ({
  faz: 'anonimizar',
  troca,
  sai,
})

/** The row stays as it is and points at an account that names nobody. */
export const mantem = (motivo: keyof typeof MOTIVOS, sai: readonly string[]): Mencao => ({
  faz: 'manter',
  motivo: MOTIVOS[motivo],
  sai,
})

export const ESCOLAR: Retencao = { desde: 'fim_do_vinculo', dias: null }

const DESDE = {
  fim_do_vinculo: { pt: 'depois que você deixa a rede', en: 'after you leave the network' },
  encerramento: { pt: 'depois que a sessão termina', en: 'after the session ends' },
  registro: { pt: 'depois do registro', en: 'after it was recorded' },
} as const satisfies Record<Retencao['desde'], Pair>

/** How long, in words. */
export function retencaoEmPalavras({ desde, dias }: Retencao): Pair {
  if (dias === null)
    return {
      pt: 'Enquanto durar o seu vínculo com a rede; depois, pelo prazo que a rede fixa para os registros escolares',
      en: 'As long as you belong to the network; then for the time that the network fixes for school records',
    }
  const years = dias % 365 === 0 ? dias / 365 : 0
  const pt = years ? plural(years, '1 ano', '# anos') : plural(dias, '1 dia', '# dias')
  const en = years ? plural(years, '1 year', '# years') : plural(dias, '1 day', '# days')
  return { pt: `${pt} ${DESDE[desde].pt}`, en: `${en} ${DESDE[desde].en}` }
}
