/** Questions of this very bank that a file brings back: known by their names, held against what they would say today. */
import type { PersonContext } from '../../../../core/server/context.ts'
import { tooHeavy, WorkerLostError } from '../../../../core/server/untrusted/lost.ts'
import { untrusted } from '../../../../core/server/untrusted/open.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { revisoesOf } from '../../questao/server/public-importar.ts'
import { numeroDaChave } from '../rules-levar.ts'
import { nomeDoBanco, reunirVistas } from './find-levar.ts'
import type { Lido } from './inside/trocar.ts'
import type * as Inside from './inside/voltar.ts'

/** What they say was written by people, and is read as what comes from elsewhere. */
const inside = untrusted<typeof Inside>(import.meta.url, './inside/voltar', {
  cpu: 40,
  seconds: 90,
  megabytes: 896,
})

interface Nossa {
  questao: number
  revisao: number
  /** What it says, as a file in each of the formats would have it. */
  resumos: ReadonlySet<string>
}

/** By the names that the file has for them. */
export type Nossas = ReadonlyMap<string, Nossa>

/** They are held against each other outside of any transaction. */
export async function findNossas(
  { asPerson, services, brand }: Pick<PersonContext, 'asPerson' | 'services' | 'brand'>,
  { itens, formato }: Pick<Lido, 'itens' | 'formato'>,
  nome: string,
): Promise<Nossas> {
  const banco = nomeDoBanco(services.config.secretKey, brand.ownerId)
  const named = new Map(
    itens.flatMap(({ chave }) => {
      const numero = numeroDaChave(banco, chave)
      return numero === null ? [] : [[numero, chave] as const]
    }),
  )
  if (named.size === 0) return new Map()
  const ids = [...named.keys()]
  const { revisoes, reunidas } = await asPerson(async ({ tx, actor, authorize }) => {
    authorize(bancoPolicy, 'write', null)
    // Before what they say: what somebody changes in between is not taken for what it was.
    const revisoes = await revisoesOf(tx, ids)
    return { revisoes, reunidas: await reunirVistas({ tx, actor }, ids, banco) }
  })
  const { questoes, midias, bagagem } = reunidas
  if (questoes.length === 0) return new Map()
  const shas = new Map(midias.map(({ caminho, midia }) => [caminho, midia.sha256]))
  const resumos = await inside('request')
    .resumosDe(questoes, bagagem, { formato, shas })
    .catch((error: unknown) => {
      throw error instanceof WorkerLostError ? tooHeavy(nome, error) : error
    })
  return new Map(
    questoes.flatMap(({ id }): [string, Nossa][] => {
      const [chave, revisao] = [named.get(id), revisoes.get(id)]
      if (chave === undefined || revisao === undefined) return []
      return [[chave, { questao: id, revisao, resumos: resumos.get(chave) ?? new Set() }]]
    }),
  )
}
