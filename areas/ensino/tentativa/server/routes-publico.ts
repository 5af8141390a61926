/** Handlers of what is open to everybody: a lesson done without an account, and a result that was shown (H-31). */

import type { Handlers, PublicContext } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { nomeCurto } from '../../../escola/turma/rules-perfil.ts'
import { readCodigo } from '../../aula/rules.ts'
import { fracaoOf } from '../../aula/rules-pontuar.ts'
import { findVersao, listGabaritos, type VersaoRow } from '../../aula/server/public-versao.ts'
import type { Resposta } from '../../aula/shapes-telas.ts'
import { isDeclarada } from '../../aula/shapes-tipos.ts'
import type { tentativaApi } from '../contract.ts'
import { tentativaPolicy } from '../policy.ts'
import { isOver, notaOf, statusOf } from '../rules.ts'
import type { EstadoTentativa } from '../shapes.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { countWrong, waitAtDoor } from './door.ts'
import { isResposta } from './fields-judge.ts'
import { dizerATodos, dizerDe } from './find-estado.ts'
import { inteira, presentAula, presentRespostas, presentTentativa } from './present.ts'
import { withMidias } from './present-show.ts'

import * as queries from './queries.ts'
import { listRespostas } from './queries-resposta.ts'
import { openRelatorio, sealRelatorio } from './secrets-relatorio.ts'
import { turmaAlvo } from './write-begin.ts'

type PublicName = 'compartilhar' | 'relatorio' | 'atividade' | 'corrigirAtividade'

const DAYS = 90

const sealing = ({ brand, services }: Pick<PublicContext, 'brand' | 'services'>) => ({
  secretKey: services.config.secretKey,
  ownerId: brand.ownerId,
})

/** @throws 404 without such a lesson, 429 for who guesses codes or asks without end */
async function atividadeOf(context: PublicContext, id: string): Promise<VersaoRow> {
  const { tx } = context
  await waitAtDoor(context)
  const codigo = readCodigo(id)
  const found = codigo?.tipo === 'aula' ? await queries.findAtividade(tx, codigo.codigo) : undefined
  const versao = found && (await findVersao(tx, found.id, found.versao))
  if (versao) return versao
  countWrong(context)
  throw notFound(texts.aulaAusente)
}

export const publicHandlers: Pick<Handlers<typeof tentativaApi>, PublicName> = {
  async compartilhar({ params, tx, authorize, brand, now, services }) {
    const row = await queries.findTentativa(tx, params.tentativa)
    if (!row) throw notFound(texts.ausente)
    const alvo = { usuarioId: row.usuario_id, turma: await turmaAlvo(tx, row.turma_id) }
    authorize(tentativaPolicy, 'view', alvo, texts.ausente)
    authorize(tentativaPolicy, 'play', alvo)
    if (!isOver(row.estado as EstadoTentativa)) throw failure(409, 'sem_resultado', texts.semResultado)
    const assinado = { t: row.id, ate: now.getTime() + DAYS * 86_400_000 }
    return { id: sealRelatorio(sealing({ brand, services }), assinado) }
  },

  async relatorio(context) {
    const { params, tx, now } = context
    await waitAtDoor(context)
    const invalid = () => {
      countWrong(context)
      return notFound(texts.enderecoInvalido)
    }
    const opened = openRelatorio(sealing(context), params.id)
    if (!opened) throw invalid()
    const { t, ate } = opened
    const row = ate > now.getTime() ? await queries.findTentativa(tx, t) : undefined
    const nomes = row && (await queries.findNomes(tx, row.usuario_id, row.turma_id))
    if (!row || !nomes || !isOver(row.estado as EstadoTentativa)) throw invalid()
    const [telas, given, dizer] = await Promise.all([
      listGabaritos(tx, row.aula_id, row.versao),
      listRespostas(tx, row.id),
      dizerDe(tx, row, now),
    ])
    const shares = new Map(presentRespostas(given, telas, dizer).map((one) => [one.tela, one.fracao]))
    return {
      relatorio: {
        aluno: nomeCurto(nomes.nome),
        aula: row.titulo,
        turma: nomes.turma,
        tentativa: presentTentativa(row, false),
        nota_minima: Number(row.nota_minima),
        telas: telas
          .filter(({ peso }) => peso > 0)
          .map(({ tela_id, tipo, ordem, titulo }) => ({
            ordem,
            titulo,
            declarada: isDeclarada(tipo),
            fracao: shares.get(tela_id) ?? null,
          })),
      },
    }
  },

  async atividade({ params, ...context }) {
    const versao = await atividadeOf(context, params.id)
    const { numero, aula_id } = versao
    const dizer = await dizerATodos(context.tx, aula_id)
    const mostrar = dizer === 'gabarito' ? 'apos_tentativa' : 'nunca'
    return {
      aula: presentAula(versao, { versao: numero, limite: null, mostrar }),
      ...(await withMidias(context, await queries.listTelas(context.tx, aula_id, numero))),
    }
  },

  async corrigirAtividade({ params, body, ...context }) {
    const { tx, now } = context
    const { aula_id, numero, nota_minima } = await atividadeOf(context, params.id)
    if (body.versao !== numero) throw failure(409, 'versao_mudou', texts.versaoMudou)
    const [telas, dizer] = await Promise.all([listGabaritos(tx, aula_id, numero), dizerATodos(tx, aula_id)])
    const given = body.respostas.flatMap(({ tela, resposta }) => {
      const found = telas.find(({ tela_id }) => tela_id === tela)
      if (!found || !isResposta(found.tipo, resposta)) return []
      const exact = fracaoOf({ ...found, resposta: resposta as Resposta })
      // The mark follows from what is told, so that it tells no more.
      const fracao = exact !== null && dizer === 'certa' && found.gabarito ? inteira(exact) : exact
      return [{ tela_id: tela, resposta: resposta as object, fracao, vezes: 1, respondida_em: now }]
    })
    // Nobody corrects an open answer here: it counts for nothing.
    const scored = telas.filter(({ tipo, gabarito }) => gabarito || isDeclarada(tipo))
    const nota = notaOf(
      scored.map(({ tela_id, peso }) => ({
        peso,
        fracao: given.find((one) => one.tela_id === tela_id)?.fracao ?? null,
      })),
    )
    return {
      resultado: {
        nota,
        status: nota === null ? null : statusOf(nota, Number(nota_minima)),
        respostas: presentRespostas(given, telas, dizer),
      },
    }
  },
}
