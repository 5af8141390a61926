/** What a file of questions does in its jobs: what it writes into the bank, and what of it goes back. */
import { can } from '../../../../core/policy/policy.ts'
import { say } from '../../../../core/texts/texts.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { jobsOf } from '../../../acesso/trabalho/server/public-gravar.ts'
import { Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { intercambioTexts } from '../texts.ts'
import { reconferir, remarcar } from './find-conflitos.ts'
import { findImportacao, soltarImagensDe, updateImportacao } from './queries.ts'
import { desfazer, gravar, voltaDe } from './write-gravar.ts'

const t = say(intercambioTexts, 'pt-br')

export const { tasks: intercambioTasks, start } = jobsOf({
  nome: 'questoes',
  tarefas: { gravando: 'intercambio.importar', desfazendo: 'intercambio.desfazer_importacao' },
  find: findImportacao,
  update: updateImportacao,

  async admit({ actor }) {
    if (!can(bancoPolicy, actor, 'write', null)) throw new Refused(t.semPermissao)
  },

  plan: reconferir,
  faultsOf: ({ conflitos }) => conflitos.length,
  faultsSeen: () => 0,

  async write(held, _, { contagem }, told) {
    const { tx, row } = held
    const done = await gravar({ ...held, now: new Date() }, told)
    await updateImportacao(tx, row.id, { contagem })
    const depois = { arquivo: row.arquivo, ...done }
    return { entidade: 'questao_importacao', id: row.id, acao: 'importar_questoes', mudanca: { depois } }
  },

  async rehearse(tx, row, actor) {
    await updateImportacao(tx, row.id, { contagem: await remarcar({ tx, row, actor }) })
  },

  async undoing({ tx, actor, row }) {
    const volta = await voltaDe(tx, row, { lock: true })
    const { saem, voltam, ficam } = volta
    return {
      ficam: ficam.length,
      async restore() {
        await desfazer({ tx, actor, now: new Date() }, volta, row.id)
        await soltarImagensDe(tx, row.id)
        const counted = { removidas: saem.length, devolvidas: voltam.length, mantidas: ficam.length }
        const depois = { arquivo: row.arquivo, ...counted }
        return { entidade: 'questao_importacao', id: row.id, acao: 'desfazer_questoes', mudanca: { depois } }
      },
    }
  },

  screenOf: ({ id }) => `/logado/gerenciar/questoes/importar?importacao=${id}`,
  tell: tellSender,
  words: t,
})
