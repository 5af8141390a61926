/** What an import does in its jobs: the curriculum that it makes and changes, and what of it goes back. */
import { sql } from 'kysely'
import { say } from '../../../../core/texts/texts.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { Cancelled } from '../../../acesso/trabalho/server/public.ts'
import { jobsOf } from '../../../acesso/trabalho/server/public-gravar.ts'
import { Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { planned, saveCheck } from './importar-conferir.ts'
import { obstacles, restoreImages } from './importar-desfazer.ts'
import { makeCurriculo, mayImport } from './importar-find.ts'
import { writePlano } from './importar-gravar.ts'
import { findImportacao, updateImportacao } from './importar-queries.ts'
import { find } from './queries-curriculo.ts'

const t = say(importarTexts, 'pt-br')

export const { tasks: importarTasks, start } = jobsOf({
  nome: 'curriculo',
  tarefas: { gravando: 'curriculo.importar', desfazendo: 'curriculo.desfazer_importacao' },
  find: findImportacao,
  update: updateImportacao,

  async admit({ tx, row, actor }) {
    const { curriculo_id } = row
    if (curriculo_id !== null)
      await sql`select from curriculo where id = ${curriculo_id} for update`.execute(tx)
    if (!(await mayImport(tx, actor, row))) throw new Cancelled()
    if (curriculo_id !== null && !(await find(tx, curriculo_id))) throw new Refused(t.curriculoSumiu)
  },

  async plan({ tx, row }) {
    const curriculo_id = row.curriculo_id ?? (await makeCurriculo(tx, row))
    return { curriculo_id, ...(await planned(tx, { ...row, curriculo_id })) }
  },
  faultsOf: ({ planos }) => planos.filter(({ situacao }) => situacao === 'erro').length,
  faultsSeen: ({ contagem }) => contagem.erro ?? 0,

  async write({ tx, row }, _, { curriculo_id, ...plan }, told) {
    const made = await writePlano(tx, { ...row, curriculo_id }, plan, told)
    const { criar, mudar, igual, erro, categorias } = await saveCheck(tx, row.id, plan, made)
    await updateImportacao(tx, row.id, { curriculo_id, criou: row.curriculo_id === null })
    const depois = { arquivo: row.arquivo, criar, mudar, igual, erro, categorias }
    return { entidade: 'curriculo', id: curriculo_id, acao: 'importar', mudanca: { depois } }
  },

  async rehearse(tx, row) {
    await saveCheck(tx, row.id, await planned(tx, row))
  },

  async undoing({ tx, row: { id, curriculo_id, criou, arquivo } }) {
    if (curriculo_id === null) throw new Cancelled()
    const kept = await obstacles(tx, id)
    return {
      ficam: kept.length,
      async restore() {
        await restoreImages(tx, { importacao: id, curriculo: curriculo_id, criou, rotulo: arquivo, kept })
        const depois = { arquivo, mantidas: kept.length }
        return { entidade: 'curriculo', id: curriculo_id, acao: 'desfazer_importacao', mudanca: { depois } }
      },
    }
  },

  screenOf: ({ id }) => `/logado/curriculos/importar?importacao=${id}`,
  tell: tellSender,
  words: t,
})
