/**
 * Curricula of the demonstration beside its matrix of skills: a base of descriptors with the client's version of a
 * category, behind which the base has moved on, and a curriculum of the client's own. After the lessons, which name
 * skills by their codes.
 */
import { tenantRows } from '../areas/acesso/tenant/server/factory-rows.ts'
import { curriculoRows } from '../areas/ensino/curriculo/server/factory-rows.ts'
import { BASE, type CurriculoFeito } from './catalogo.ts'
import { type CurriculoDemo, DA_REDE, DESCRITORES, LISTAS } from './content/curriculos.ts'
import type { Setting } from './network.ts'

/** What the client changed in its version, and what the base changed since. */
const PERSONALIZADA = 'EST'
const MUDADA = 'D1'

type Lista = (typeof LISTAS)[string][number]

function addListas(
  { draft }: Setting,
  curriculo_id: number,
  categoria_id: number | undefined,
  listas: readonly Lista[],
): void {
  if (categoria_id === undefined) return
  for (const [i, { nome, cor, itens }] of listas.entries()) {
    const extra_id = draft.add(curriculoRows.extra, { curriculo_id, categoria_id, nome, cor, ordem: i + 1 })
    for (const [at, item] of itens.entries())
      draft.put(curriculoRows.extra_item, { extra_id, nome: item, ordem: at + 1 })
  }
}

function addCurriculo(
  setting: Setting,
  { nome, etapa, base, anos, categorias }: CurriculoDemo,
  cliente: number | null,
): CurriculoFeito {
  const { draft, catalogo } = setting
  const id = draft.add(curriculoRows.curriculo, { nome, etapa, base, anos, cliente_id: cliente })
  const made = new Map<string, number>()
  const named = new Map<string, number>()
  const habilidades = new Map<string, number>()
  for (const [i, { nome, sigla, cor, disciplina = '', pai = '', ...inside }] of categorias.entries()) {
    const categoria = draft.add(curriculoRows.categoria, {
      ...{ curriculo_id: id, nome, sigla, cor, ordem: i + 1 },
      disciplina_id: catalogo.disciplinas.get(disciplina) ?? null,
      pai_id: named.get(pai) ?? null,
      ...BASE,
    })
    made.set(sigla, categoria)
    named.set(nome, categoria)
    for (const [codigo, texto] of Object.entries(inside.habilidades)) {
      const mudada = codigo === MUDADA
      habilidades.set(
        codigo,
        draft.add(curriculoRows.habilidade, {
          ...{ curriculo_id: id, categoria_id: categoria, codigo },
          texto: mudada ? 'Achar no texto, escrito ou falado, uma informação que está dita nele.' : texto,
          ...{ anos, bncc_codigo: null, descritor_saeb: base === 'saeb' ? codigo : null },
          versao: mudada ? 2 : 1,
          ...BASE,
        }),
      )
    }
    addListas(setting, id, categoria, inside.listas ?? [])
  }
  return { id, categorias: made, habilidades }
}

/** The client's copy of one category, a skill of it in other words and one more: made before the base found new words. */
function addVersao(
  { draft, catalogo }: Setting,
  { anos, categorias }: CurriculoDemo,
  { id: curriculo_id, categorias: made, habilidades }: CurriculoFeito,
  cliente_id: number,
): void {
  const at = categorias.findIndex(({ sigla }) => sigla === PERSONALIZADA)
  const origem = categorias[at]
  if (!origem) return
  const { nome, sigla, cor, disciplina = '', pai } = origem
  const categoria_id = draft.add(curriculoRows.categoria, {
    ...{ curriculo_id, nome, sigla, cor, ordem: at + 1 },
    disciplina_id: catalogo.disciplinas.get(disciplina) ?? null,
    pai_id: made.get(categorias.find((one) => one.nome === pai)?.sigla ?? '') ?? null,
    ...{ cliente_id, origem_id: made.get(sigla), origem_versao: 1 },
  })
  const place = { curriculo_id, categoria_id }
  draft.add(curriculoRows.habilidade, {
    ...{
      ...place,
      codigo: 'SME1',
      texto: 'Ler em voz alta para os colegas, com ritmo e volume.',
      anos: ['ef9'],
    },
    ...{ bncc_codigo: null, descritor_saeb: null, versao: 1 },
    ...{ ...BASE, cliente_id },
  })
  for (const [codigo, texto] of Object.entries(origem.habilidades))
    draft.add(curriculoRows.habilidade, {
      ...{ ...place, codigo },
      texto:
        codigo === 'D6'
          ? 'Dizer em uma frase, com palavras suas, o assunto de um texto lido na aula.'
          : texto,
      ...{ anos, bncc_codigo: null, descritor_saeb: codigo, versao: 1 },
      ...{ cliente_id, origem_id: habilidades.get(codigo), origem_versao: 1 },
    })
}

/** Drafts them, linked to the client of the tenant. */
export function buildCurriculos(setting: Setting, matriz: CurriculoFeito): void {
  const { draft } = setting
  const [{ id: cliente }] = draft.rows(tenantRows.cliente) as [{ id: number }]
  for (const [sigla, listas] of Object.entries(LISTAS))
    addListas(setting, matriz.id, matriz.categorias.get(sigla), listas)
  const descritores = addCurriculo(setting, DESCRITORES, null)
  const daRede = addCurriculo(setting, DA_REDE, cliente)
  for (const { id } of [matriz, descritores, daRede])
    draft.put(curriculoRows.curriculo_vinculo, { curriculo_id: id, cliente_id: cliente })
  addVersao(setting, DESCRITORES, descritores, cliente)
}
