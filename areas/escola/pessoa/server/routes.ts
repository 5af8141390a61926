/** Handlers: Administration of people: finding, making, changing, their roles. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { coordinates, isAdministradorTenant, managesWriting } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { listAdministradores, listConfirmacoes } from '../../../acesso/sessao/server/public.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import type { pessoaApi } from '../contract.ts'
import { acervoPolicy, papeisToGive } from '../policy.ts'
import type { Pessoa } from '../shapes.ts'
import { concedidasTo, findFor } from './find.ts'
import { presentLinha, presentPessoa } from './present.ts'
import { exportList } from './print.ts'
import * as queries from './queries.ts'
import * as lista from './queries-lista.ts'
import * as papel from './queries-papel.ts'
import { giveAcesso } from './write-acesso.ts'
import { askConfirmacao, decideConfirmacao } from './write-confirmacao.ts'
import { changeEmail, createPessoa, setStatus, updatePessoa } from './write-dados.ts'
import { changeVinculo, endVinculo, giveVinculo, unenrol } from './write-papeis.ts'
import { endGrant, grant, readDado, writeDado } from './write-sensivel.ts'

/** The person as the actor sees them now. */
async function shown(context: Context, id: number): Promise<Told<{ pessoa: Pessoa }>> {
  const { tx, actor, now } = context
  const { pessoa, target } = await findFor(context, id)
  const [vinculos, matriculas, laudo, nascimento, concessoes] = await Promise.all([
    papel.listVinculos(tx, id),
    papel.listMatriculas(tx, id),
    concedidasTo(context, 'laudo'),
    concedidasTo(context, 'nascimento'),
    papel.listConcessoes(tx, id),
  ])
  const confirmacoes = await listConfirmacoes(tx, id, now)
  const administradores = confirmacoes.length > 0 ? await listAdministradores(tx) : []
  const alunos = vinculos.flatMap(({ aluno_id }) => aluno_id ?? [])
  const lugares = await papel.listLugares(tx, alunos)
  const details = {
    actor,
    now,
    target,
    vinculos,
    matriculas,
    concessoes,
    lugares,
    confirmacoes,
    administradores,
  }
  return { pessoa: presentPessoa(pessoa, { ...details, concedidas: { laudo, nascimento } }) }
}

/** Done, and nothing to tell. */
const done = async (work: Promise<unknown>): Promise<object> => {
  await work
  return {}
}

export const pessoaHandlers: Handlers<typeof pessoaApi> = {
  async list({ query: { pagina, linhas, ...filtro }, ...context }) {
    const { tx, actor, authorize } = context
    authorize(acervoPolicy, 'list', null)
    const offset = (pagina - 1) * linhas
    const rows = await lista.listPessoas(tx, actor, filtro, { limit: linhas, offset })
    const total = rows[0]?.total ?? (offset > 0 ? await lista.countPessoas(tx, actor, filtro) : 0)
    return { pessoas: rows.map(presentLinha), total, pagina, linhas }
  },

  async options({ query, ...context }) {
    const { tx, actor } = context
    context.authorize(acervoPolicy, 'list', null)
    const rows = await lista.listRedes(tx, actor, query.rede)
    const base = Math.min(...rows.map(({ caminho }) => caminho.length))
    return {
      redes: rows.map(({ id, nome, caminho, inep }) => ({
        id,
        nome,
        nivel: caminho.length - base,
        escola: inep !== null,
        escrita: [isAdministradorTenant, managesWriting, coordinates].some((may) =>
          may(actor, { redeCaminho: caminho }),
        ),
      })),
      papeis: papeisToGive(actor),
      exportar: can(acervoPolicy, actor, 'export', null),
      datas: (await concedidasTo(context, 'nascimento')).length > 0,
    }
  },

  async listTurmas({ query, tx, actor, authorize }) {
    authorize(acervoPolicy, 'list', null)
    const rows = await lista.listTurmas(tx, actor, query)
    return {
      turmas: rows.map(({ escola_id, escola_nome, ...turma }) => ({
        ...turma,
        escola: { id: escola_id, nome: escola_nome },
      })),
    }
  },

  find: ({ params, ...context }) => shown(context, params.usuario),

  create: ({ body, ...context }) => createPessoa(context, body),

  update: ({ params, body, ...context }) => done(updatePessoa(context, params.usuario, body)),

  changeEmail: ({ params, body, ...context }) => done(changeEmail(context, params.usuario, body)),

  setStatus: ({ params, body, ...context }) => done(setStatus(context, params.usuario, body)),

  issueAcesso: ({ params, body, ...context }) => giveAcesso(context, { ...params, ...body, first: true }),

  resetAcesso: ({ params, body, ...context }) => giveAcesso(context, { ...params, ...body, first: false }),

  askConfirmacao: ({ params, body, ...context }) => done(askConfirmacao(context, params.usuario, body)),

  decideConfirmacao: ({ params, body, ...context }) =>
    done(decideConfirmacao(context, params, body.confirma)),

  async listSessoes({ params, ...context }) {
    const { pessoa } = await findFor(context, params.usuario, 'help')
    const rows = await queries.listSessoes(context.tx, pessoa.id, context.now)
    return {
      nome: pessoa.nome,
      sessoes: rows.map(({ created_at, vista_em, ...row }) => ({
        ...row,
        criada_em: created_at,
        vista_em,
      })),
    }
  },

  async endSessoes({ params, ...context }) {
    const { tx, now } = context
    const { pessoa } = await findFor(context, params.usuario, 'help')
    const { length: encerradas } = await revokeSessoes(tx, [pessoa.id], now, { live: true })
    if (encerradas > 0) await publish(tx, `usuario:${pessoa.id}`, 'sessao_encerrada')
    const mudanca = { depois: { encerradas } }
    await audit(context, { entidade: 'usuario', id: pessoa.id, acao: 'encerrar_sessoes', mudanca })
    return { encerradas }
  },

  giveVinculo: ({ params, body, ...context }) => done(giveVinculo(context, params.usuario, body)),

  changeVinculo: ({ params, body, ...context }) =>
    done(changeVinculo(context, params.usuario, params.vinculo, body)),

  endVinculo: ({ params, ...context }) => done(endVinculo(context, params.usuario, params.vinculo)),

  unenrol: ({ params, body, ...context }) =>
    done(unenrol(context, params.usuario, params.turma, body.motivo)),

  readDado: ({ params, body, ...context }) => readDado(context, params.usuario, body.dado),

  writeDado: ({ params, body, ...context }) => done(writeDado(context, params.usuario, body)),

  grant: ({ params, body, ...context }) => done(grant(context, params.usuario, body)),

  endGrant: ({ params, ...context }) => done(endGrant(context, params.usuario, params.concessao)),

  exportList: ({ body, ...context }) => exportList(context, body),
}
