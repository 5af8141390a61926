/** The public curricula whole, through the real door: in, out byte for byte, again, and undone. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../core/server/paths.ts'
import { callAs } from '../../../core/testing/call.ts'
import { curriculoOf, recordCurriculo, sendCurriculo, undoCurriculo } from '../../../core/testing/importar.ts'
import { type Person, testTenant } from '../../../core/testing/tenant.ts'
import { type Importacao, importarApi } from '../contract-importar.ts'

async function given() {
  const tenant = await testTenant()
  return { tenant, admin: await tenant.person('Administradora', { papel: 'administrador-plataforma' }) }
}

const curriculoDe = ({ curriculo }: Importacao): number => curriculo?.id ?? 0

const exported = async (who: Person, id: number): Promise<Buffer> => {
  const answer = await callAs(who, importarApi.exportCurriculo, { params: { id }, query: {} })
  return Buffer.from(answer.data.conteudo, 'base64')
}

const data = path.join(root, '../shared/data/curriculos')

describe.skipIf(!existsSync(data))('the public files (skipped where ../shared/data is absent)', () => {
  const bytes = (name: string) => readFileSync(path.join(data, name))

  it.each([
    ['habilidades-ef.csv', 1_304],
    ['objetivos-ei.csv', 93],
    ['saeb-matematica.json', 100],
    ['saeb-portugues.json', 36],
  ])(
    '%s goes in and out without an edit by hand, in seconds',
    async (arquivo, total) => {
      const g = await given()
      const names = arquivo.endsWith('ef.csv')
        ? ['componentes-curriculares.csv', 'areas-conhecimento.csv']
        : []
      const tabelas = names.map((nome) => ({
        nome,
        conteudo: bytes(nome),
      }))
      const start = performance.now()
      const read = await sendCurriculo(g.admin, bytes(arquivo), { arquivo, nome: 'Base', tabelas })
      const checked = performance.now() - start
      expect(read).toMatchObject({ passo: 'conferido', contagem: { criar: total, erro: 0 } })
      const done = await recordCurriculo(g.tenant, g.admin, read)
      const seconds = (performance.now() - start) / 1_000
      console.info(`${arquivo}: ${(checked / 1_000).toFixed(2)} s to check, ${seconds.toFixed(2)} s in all`)
      // 5 s by themselves; a busy machine that reads the program from its source takes longer.
      expect(seconds).toBeLessThan(30)
      expect((await curriculoOf(g.tenant, curriculoDe(done))).length).toBe(total)
      expect((await exported(g.admin, curriculoDe(done))).equals(bytes(arquivo))).toBe(true)
      const again = await sendCurriculo(g.admin, bytes(arquivo), { arquivo, curriculo_id: curriculoDe(done) })
      expect(again.contagem).toEqual({ criar: 0, mudar: 0, igual: total, erro: 0 })
      await undoCurriculo(g.tenant, g.admin, done)
      expect(await curriculoOf(g.tenant, curriculoDe(done))).toEqual([])
    },
    60_000,
  )
})
