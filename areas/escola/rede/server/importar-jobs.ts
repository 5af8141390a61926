/** What a list of schools does in its jobs: what it makes and changes, and what of it goes back. */
import { sure } from '../../../../core/contract/narrow.ts'
import { can } from '../../../../core/policy/policy.ts'
import { say } from '../../../../core/texts/texts.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { jobsOf } from '../../../acesso/trabalho/server/public-gravar.ts'
import { Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import { redePolicy } from '../policy.ts'
import { countPlanos, openOf, type Plano } from '../rules-importar.ts'
import { MAX_SUPERIORES } from '../shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { planned, saveCheck } from './importar-conferir.ts'
import { mudadasOf, undoing, writeEscolas, writeMudancas, writeSuperiores } from './importar-gravar.ts'
import { findImportacao, updateImportacao } from './importar-queries.ts'
import { findRede } from './queries.ts'
import { lockCliente, removeRedes } from './queries-gestao.ts'

const t = say(importarTexts, 'pt-br')

export const { tasks: importarTasks, start } = jobsOf({
  nome: 'escolas',
  tarefas: { gravando: 'rede.importar', desfazendo: 'rede.desfazer_importacao' },
  find: findImportacao,
  update: updateImportacao,

  async admit({ tx, row, actor }) {
    await lockCliente(tx, sure(await findRede(tx, row.rede_id)).cliente_id)
    const rede = sure(await findRede(tx, row.rede_id))
    if (!can(redePolicy, actor, 'change', { redeCaminho: rede.caminho })) throw new Refused(t.semPermissao)
    return rede
  },

  async plan({ tx, row }, rede) {
    if (rede.inep !== null) throw new Refused(t.redeComInep)
    return planned(tx, row)
  },
  faultsOf: ({ planos }) => openOf(countPlanos(planos)),
  faultsSeen: ({ contagem }) => openOf(contagem),

  async write({ tx, row }, { id, cliente_id }, { planos, acervo }, told) {
    const sound = planos.flatMap((plano: Plano) => (plano.escola ? [{ ...plano, escola: plano.escola }] : []))
    const superiores = await writeSuperiores(tx, cliente_id, acervo, sound)
    if (superiores.size > MAX_SUPERIORES) throw new Refused(t.muitasSuperiores)
    const made = await writeEscolas(tx, cliente_id, superiores, sound, told)
    await writeMudancas(tx, mudadasOf(planos))
    const recorded = planos.map((plano) => ({ ...plano, rede: made.get(plano.numero) ?? plano.rede }))
    const { criar, atualizar, igual, duvida, ignorar, erro } = await saveCheck(tx, row.id, recorded)
    await updateImportacao(tx, row.id, { superiores: [...superiores.values()] })
    const counted = { criar, atualizar, igual, duvida, ignorar, erro, superiores: superiores.size }
    const depois = { arquivo: row.arquivo, ...counted }
    return { entidade: 'rede', id, acao: 'importar_escolas', mudanca: { depois } }
  },

  async rehearse(tx, row) {
    await saveCheck(tx, row.id, (await planned(tx, row)).planos)
  },

  async undoing({ tx, row }, { id }) {
    const { vao, voltam, ficam } = await undoing(tx, row)
    return {
      ficam: ficam.length,
      async restore() {
        await removeRedes(tx, vao)
        await writeMudancas(tx, voltam)
        const counted = { removidas: vao.length, devolvidas: voltam.length, mantidas: ficam.length }
        const depois = { arquivo: row.arquivo, ...counted }
        return { entidade: 'rede', id, acao: 'desfazer_escolas', mudanca: { depois } }
      },
    }
  },

  screenOf: ({ id, rede_id }) => `/logado/redes/rede/${rede_id}/gestao/importar-escolas?importacao=${id}`,
  tell: tellSender,
  words: t,
})
