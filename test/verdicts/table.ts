/** The table of verdicts: for each call, who is let in. `docs/permissions.md` is written from it; the test holds it true. */
import type { CallInput } from '../../core/contract/request.ts'
import { aovivoVerdicts } from './aovivo.ts'
import { auditoriaVerdicts } from './auditoria.ts'
import { aulaVerdicts } from './aula.ts'
import { cartaoVerdicts } from './cartao.ts'
import { catalogoVerdicts } from './catalogo.ts'
import { certificadoVerdicts } from './certificado.ts'
import { colegaVerdicts } from './colega.ts'
import { compartilhamentoVerdicts } from './compartilhamento.ts'
import { contaVerdicts } from './conta.ts'
import { curriculoVerdicts } from './curriculo.ts'
import { importarVerdicts } from './curriculo-importar.ts'
import { descobertaVerdicts } from './descoberta.ts'
import { enqueteVerdicts } from './enquete.ts'
import { entregaVerdicts } from './entrega.ts'
import { fatorVerdicts } from './fator.ts'
import { forumVerdicts } from './forum.ts'
import { geralVerdicts } from './geral.ts'
import { loteVerdicts } from './lote.ts'
import { matriculaVerdicts } from './matricula.ts'
import { midiaVerdicts } from './midia.ts'
import { pacoteVerdicts } from './pacote.ts'
import { pessoaVerdicts } from './pessoa.ts'
import { playlistVerdicts } from './playlist.ts'
import { postoDoors } from './posto.ts'
import { privacidadeVerdicts } from './privacidade.ts'
import { provedorVerdicts } from './provedor.ts'
import { questaoVerdicts } from './questao.ts'
import { redeVerdicts } from './rede.ts'
import { relatorioVerdicts } from './relatorio.ts'
import { tentativaDoors, tentativaVerdicts } from './tentativa.ts'
import { trabalhoVerdicts } from './trabalho.ts'
import { trilhaVerdicts } from './trilha.ts'
import { aprenderVerdicts } from './trilha-aprender.ts'
import { trilhaCertificadoVerdicts } from './trilha-certificado.ts'
import { turmaVerdicts } from './turma.ts'
import { visitanteVerdicts } from './visitante.ts'
import { vitrineVerdicts } from './vitrine.ts'
import { LIKE, type Principal, type Verdict, type World } from './world.ts'

export interface Row {
  /** A valid request for a thing of the world, made anew for each principal. */
  input?: (world: World, principal: Principal) => Promise<CallInput> | CallInput
  files?: readonly { nome: string; conteudo: Buffer | string }[]
  /** Verdict of everyone who is signed in here and not named under `verdicts`. */
  otherwise: Verdict
  verdicts?: Partial<Record<Principal, Verdict>>
}

export type Table = Readonly<Record<string, Row>>

export const table: Table = {
  ...geralVerdicts,
  ...turmaVerdicts,
  ...forumVerdicts,
  ...provedorVerdicts,
  ...contaVerdicts,
  ...fatorVerdicts,
  ...cartaoVerdicts,
  ...pessoaVerdicts,
  ...loteVerdicts,
  ...trabalhoVerdicts,
  ...privacidadeVerdicts,
  ...auditoriaVerdicts,
  ...matriculaVerdicts,
  ...redeVerdicts,
  ...aovivoVerdicts,
  ...enqueteVerdicts,
  ...compartilhamentoVerdicts,
  ...relatorioVerdicts,
  ...catalogoVerdicts,
  ...importarVerdicts,
  ...curriculoVerdicts,
  ...midiaVerdicts,
  ...aulaVerdicts,
  ...tentativaVerdicts,
  ...entregaVerdicts,
  ...certificadoVerdicts,
  ...trilhaCertificadoVerdicts,
  ...trilhaVerdicts,
  ...aprenderVerdicts,
  ...playlistVerdicts,
  ...vitrineVerdicts,
  ...questaoVerdicts,
  ...pacoteVerdicts,
  ...descobertaVerdicts,
}

/** Whoever has no live session here: the kernel's own verdicts, the same for every call that is not public. */
const OUTSIDERS: Partial<Record<Principal, Verdict>> = {
  anonimo: 401,
  'sessao encerrada': 401,
  suspenso: 401,
  'de outro tenant': 403,
}

type Access = 'public' | 'session' | 'resource'

/** The verdict that a row gives a principal. */
export function verdictIn(row: Row, call: string, access: Access, principal: Principal): Verdict {
  const own = row.verdicts?.[principal]
  if (own !== undefined) return own
  // A visit is as good as administering from within, where nothing is done in one's own name.
  if (principal === 'administrador visitante')
    return visitanteVerdicts[call] ?? verdictIn(row, call, access, 'administrador plataforma')
  if (access !== 'public' && OUTSIDERS[principal] !== undefined) return OUTSIDERS[principal]
  const less = colegaVerdicts[call]?.[principal]
  if (less !== undefined) return less
  const like = LIKE[principal]
  return like ? verdictIn(row, call, access, like) : row.otherwise
}

/** The verdict that the table gives a principal; undefined for a call that it does not know. */
export function expected(call: string, access: Access, principal: Principal): Verdict | undefined {
  const row = table[call]
  return row && verdictIn(row, call, access, principal)
}

/** Another way to the same call: about something else, or through something else. */
export interface Door extends Row {
  call: string
  /** Beside the call's name: `na trilha`. */
  como: string
}

export const doors: readonly Door[] = [...tentativaDoors, ...postoDoors]

/** What a row of the page is called. */
export const doorName = ({ call, como }: Pick<Door, 'call' | 'como'>): string => `${call} ${como}`
