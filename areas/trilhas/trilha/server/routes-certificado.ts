/** Handlers of the certificate of a path: issued to who earned it, once (product.md H-11). */
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { certificadoOf, issueCertificado } from '../../certificado/server/public.ts'
import type { trilhaCertificadoApi } from '../contract-certificado.ts'
import { certificadoTrilhaPolicy } from '../policy-certificado.ts'
import { alcanca, mereceCertificado, percentualOf } from '../rules-pontos.ts'
import { certificadoTrilhaTexts as texts } from '../texts-certificado.ts'
import { contaDaTrilha } from './public.ts'
import * as queries from './queries-certificado.ts'

/** The path on which the person learns; 404 for anybody else. */
async function pathFor({ tx, actor, authorize }: Context, id: number) {
  const row = await queries.findCertificavel(tx, actor, id)
  const alvo = {
    aprende: row !== undefined && (row.pontos !== null || row.na_turma || row.usuario_id === actor.id),
  }
  if (!row || !can(certificadoTrilhaPolicy, actor, 'ask', alvo)) throw notFound()
  authorize(certificadoTrilhaPolicy, 'ask', alvo)
  return row
}

/** @throws 422 with what is missing, unless the certificate was earned */
async function requireMerit({ tx, actor }: Context, id: number): Promise<void> {
  const conta = await contaDaTrilha(tx, actor.id, id)
  if (!conta) throw notFound()
  const { regra, pontos, possiveis, destaques } = conta
  if (mereceCertificado(conta, regra)) return
  const { minimo_certificado: minimo, minimo_nivel } = regra
  const missing = destaques
    .filter((one) => !alcanca(one.pontos, one.possiveis, minimo_nivel))
    .map(({ nome }) => nome)
  const enough = possiveis > 0 && alcanca(pontos, possiveis, minimo)
  const percentual = percentualOf(pontos, possiveis)
  const sentence = enough
    ? { pt: texts.faltamDestaques.pt(missing), en: texts.faltamDestaques.en(missing) }
    : { pt: texts.faltamPontos.pt(percentual, minimo), en: texts.faltamPontos.en(percentual, minimo) }
  throw failure(422, 'certificado_nao_merecido', sentence)
}

export const trilhaCertificadoHandlers: Handlers<typeof trilhaCertificadoApi> = {
  async emitirCertificado({ body, ...context }) {
    const { tx, actor } = context
    const row = await pathFor(context, body.trilha)
    const known = await certificadoOf(context, row.id)
    // What was earned stays earned, whatever became of the path.
    if (known) return { certificado: known }
    if (row.status === 3) throw notFound()
    await requireMerit(context, row.id)
    const rede =
      row.rede ?? (await queries.findRedeDoAluno(tx, { trilha: row.id, usuario: actor.id })) ?? null
    const certificado = await issueCertificado(context, {
      trilha: { id: row.id, nome: row.nome, cargaHoraria: row.carga_horaria },
      layoutId: row.certificado_layout_id,
      rede,
      autorId: row.usuario_id,
    })
    return { certificado }
  },

  async findCertificado({ params, ...context }) {
    const row = await pathFor(context, params.trilha)
    return { certificado: (await certificadoOf(context, row.id)) ?? null }
  },
}
