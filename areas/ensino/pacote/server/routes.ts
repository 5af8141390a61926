/** Handlers of packages of lessons. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { midiasOf } from '../../midia/server/public.ts'
import { sealInicios } from '../../tentativa/server/public.ts'
import type { pacoteApi } from '../contract.ts'
import { pacotePolicy } from '../policy.ts'
import { PACOTE_MAX, type Pacote } from '../shapes.ts'
import { pacoteTexts } from '../texts.ts'
import { pacUrl } from './address.ts'
import { buildPacote, type Conteudo } from './print.ts'
import { listPacotes, type PacoteRow } from './queries.ts'
import { publicKey } from './secrets-keys.ts'

const present = (row: PacoteRow): Told<Pacote> => ({
  playlist: row.playlist,
  nome: row.nome,
  turma: { id: row.turma_id, nome: row.turma_nome },
  versao: row.versao,
  aulas: row.aulas,
  bytes: row.bytes,
  alterada_em: row.gerado_em,
  fim: row.fim,
  situacao: row.aulas === 0 ? 'vazio' : row.bytes > PACOTE_MAX ? 'grande_demais' : 'pronto',
})

/** A package that the class has now, for whoever learns or teaches in it. */
async function pacoteFor(context: Context, playlist: number, turma: number): Promise<Conteudo> {
  const { tx, authorize, now, brand, services } = context
  const place = await findTurma(tx, turma)
  if (!place) throw notFound()
  authorize(pacotePolicy, 'view', place)
  const [row] = await listPacotes(tx, [turma], now, playlist)
  if (!row) throw notFound()
  if (row.bytes > PACOTE_MAX) throw failure(422, 'pacote_grande', pacoteTexts.grande)
  return buildPacote(tx, row, { secretKey: services.config.secretKey, ownerId: brand.ownerId })
}

export const pacoteHandlers: Handlers<typeof pacoteApi> = {
  async list({ tx, actor, now }) {
    const turmas = actor.turmas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id)
    return { pacotes: (await listPacotes(tx, turmas, now)).map(present) }
  },

  async find(context) {
    const { params, query, brand, services, now } = context
    const { manifesto, partes } = await pacoteFor(context, params.playlist, params.turma)
    const byMidia = partes.flatMap(({ caminho, content }) =>
      Buffer.isBuffer(content) ? [] : [{ caminho, midia: content.midia }],
    )
    const midias = await midiasOf(
      context,
      byMidia.map(({ midia }) => midia),
    )
    const addresses = new Map(midias.map(({ id, endereco }) => [id, endereco]))
    const enderecos = byMidia.map(({ caminho, midia }) => [caminho, addresses.get(midia) ?? ''])
    return {
      manifesto,
      pac: pacUrl(services.config.secretKey, { ownerId: brand.ownerId, ...params }, manifesto.nome, now),
      enderecos: Object.fromEntries(enderecos) as Record<string, string>,
      publica: publicKey({ secretKey: services.config.secretKey, ownerId: brand.ownerId }),
      inicios: sealInicios(context, manifesto, query),
    }
  },

  async aula(context) {
    const { playlist, turma, aula } = context.params
    const { partes } = await pacoteFor(context, playlist, turma)
    const json = partes.find(({ caminho }) => caminho === `aulas/${aula}.json`)?.content
    if (!Buffer.isBuffer(json)) throw notFound()
    return { aula: json.toString() }
  },
}
