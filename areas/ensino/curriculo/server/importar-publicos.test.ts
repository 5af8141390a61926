/** The public curricula whole, through the real door: in, out byte for byte, again, and undone. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../../core/server/paths.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { type Importacao, importarApi } from '../contract-importar.ts'
import { curriculoOf, recordCurriculo, sendCurriculo, undoCurriculo } from './testing.ts'

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

/** Skills of each component, counted in the file's own column (BNCC, Ensino Fundamental). */
const COMPONENTES = {
  Arte: 61,
  Ciências: 111,
  'Educação Física': 69,
  'Ensino Religioso': 63,
  Geografia: 123,
  História: 151,
  'Língua Inglesa': 88,
  'Língua Portuguesa': 391,
  Matemática: 247,
}

/** The same of the fields of experience of early childhood (BNCC, Educação Infantil). */
const CAMPOS_EI = {
  'Corpo, gestos e movimentos': 15,
  'Escuta, fala, pensamento e imaginação': 27,
  'Espaços, tempos, quantidades, relações e transformações': 22,
  'O eu, o outro e o nós': 20,
  'Traços, sons, cores e formas': 9,
}

describe.skipIf(!existsSync(data))('the public files (skipped where ../shared/data is absent)', () => {
  const bytes = (name: string) => readFileSync(path.join(data, name))

  it.each([
    ['habilidades-ef.csv', 1_304, COMPONENTES],
    ['objetivos-ei.csv', 93, CAMPOS_EI],
    ['saeb-matematica.json', 100, { Matemática: 100 }],
    ['saeb-portugues.json', 36, { 'Língua Portuguesa': 36 }],
  ])('%s goes in and out without an edit by hand', async (arquivo, total, porCategoria) => {
    const g = await given()
    const names = arquivo.endsWith('ef.csv') ? ['componentes-curriculares.csv', 'areas-conhecimento.csv'] : []
    const tabelas = names.map((nome) => ({
      nome,
      conteudo: bytes(nome),
    }))
    const read = await sendCurriculo(g.admin, bytes(arquivo), { arquivo, nome: 'Base', tabelas })
    expect(read).toMatchObject({ passo: 'conferido', contagem: { criar: total, erro: 0 } })
    expect(Object.fromEntries(read.por_categoria.map(({ nome, linhas }) => [nome, linhas]))).toEqual(
      porCategoria,
    )
    const done = await recordCurriculo(g.tenant, g.admin, read)
    expect((await curriculoOf(g.tenant, curriculoDe(done))).length).toBe(total)
    expect((await exported(g.admin, curriculoDe(done))).equals(bytes(arquivo))).toBe(true)
    const again = await sendCurriculo(g.admin, bytes(arquivo), { arquivo, curriculo_id: curriculoDe(done) })
    expect(again.contagem).toEqual({ criar: 0, mudar: 0, igual: total, erro: 0 })
    await undoCurriculo(g.tenant, g.admin, done)
    expect(await curriculoOf(g.tenant, curriculoDe(done))).toEqual([])
  })
})
