/** For tests: a question of every kind with all that it may say, and questions as they are apart from the numbers of a bank. */
import { wordsOf } from '../../../../core/contract/linear.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { putMidia } from '../../../ensino/midia/server/factory.ts'
import { changeQuestao, putQuestao, putTexto } from '../../questao/server/factory.ts'
import { type ConteudoQuestao, TELA_DE, type TipoQuestao } from '../../questao/shapes.ts'
import { levarApi } from '../contract-levar.ts'
import type { FormatoEscrito } from '../shapes-levar.ts'
import { levarTasks, type OrdemDeLevar } from './jobs-levar.ts'

/** The file that `trabalho` makes, done now and fetched as a browser would. */
export async function feitoPor(tenant: TestTenant, who: Person, trabalho: number | null) {
  await doQueued<OrdemDeLevar>(tenant, trabalho, levarTasks)
  const { data } = await callAs(who, trabalhoApi.find, { params: { id: Number(trabalho) } })
  const { app } = await testApp()
  const file = await app.inject({
    method: 'GET',
    url: String(data.trabalho.endereco),
    headers: { host: tenant.host },
  })
  return { trabalho: data.trabalho, nome: String(data.trabalho.nome), conteudo: file.rawPayload }
}

/** These questions in a file, and how many of them are in it. */
export async function levadas(
  tenant: TestTenant,
  who: Person,
  questoes: readonly number[],
  formato: FormatoEscrito = 'moodle_xml',
): Promise<{ nome: string; conteudo: Buffer; foram: number }> {
  const asked = { body: { questoes: [...questoes], formato, gabarito: true } }
  const { data: said } = await callAs(who, levarApi.rehearseExportacao, asked)
  const { data } = await callAs(who, levarApi.createExportacao, asked)
  const foram = said.total - said.ficam
  if (!data.arquivo) return { ...(await feitoPor(tenant, who, data.trabalho)), foram }
  return { nome: data.arquivo.arquivo, conteudo: Buffer.from(data.arquivo.conteudo, 'base64'), foram }
}

const DITO = {
  peso: 2,
  tentativas: 2,
  obrigatoria: false,
  tempo: 60,
  dica: 'Pense no frio & no "quente".',
  feedback_certo: 'Isso: 1 < 2.',
  feedback_errado: 'Leia de novo {com calma}.',
}

const ENUNCIADO = '<p>Qual é a resposta de <strong>x</strong> em <span data-math="x^2=4"></span>?</p>'

/** What is particular to each, beside what it has anyway. */
const PROPRIO: readonly [TipoQuestao, string, object][] = [
  ['objetiva', 'Questão objetiva', {}],
  ['multipla_resposta', 'Questão multipla_resposta', {}],
  ['verdadeiro_falso', 'Questão verdadeiro_falso', {}],
  [
    'verdadeiro_falso',
    'Uma afirmação',
    { afirmacoes: [{ id: 'q', texto: 'Gelo é 0 < 1 & frio.', verdadeira: false, feedback: '' }] },
  ],
  ['numerica', 'Questão numerica', {}],
  [
    'resposta_curta',
    'Questão resposta_curta',
    { aceitas: ['Água * sal', 'água'], maiusculas: true, quase: true },
  ],
  ['resposta_curta', 'Com curingas', { aceitas: ['foto*', '2 \\* 3'], maiusculas: false, curingas: true }],
  ['associacao', 'Questão associacao', {}],
  ['ordenacao', 'Questão ordenacao', {}],
  ['lacunas', 'Questão lacunas', {}],
  [
    'lacunas',
    'Lacunas de arrastar',
    { texto: 'O {{gelo}} vira {{água}}.', modo: 'arrastar', distratores: ['vapor', 'a & b'] },
  ],
  ['classificacao', 'Questão classificacao', {}],
  ['dissertativa', 'Questão dissertativa', { minimo: 5, maximo: 900 }],
]

/** What answers are worth, as programs tell it and pages do not. */
export const COM_CREDITO: typeof PROPRIO = [
  [
    'resposta_curta',
    'Com crédito parcial',
    { aceitas: ['sapo'], parciais: [{ texto: 'rã', fracao: 0.75 }], penalidade: 0.25 },
  ],
  [
    'numerica',
    'Com unidades',
    { unidades: [{ nome: 'km', vale: 1_000 }], sem_unidade: { desconto: 0.2, de: 'total' }, unidade: 'm' },
  ],
  ['classificacao', 'Só vale tudo certo', { pontuacao: 'inteira' }],
]

/** A question of every kind, `autor`'s own. Returns their numbers. */
export async function questoesDeTodos(
  tenant: TestTenant,
  autor: { id: number },
  mais: typeof PROPRIO = [],
): Promise<number[]> {
  const texto = await putTexto(tenant, autor, { titulo: 'O "ciclo" da água' })
  const [ciencias] = await tenant.sql<{ id: number }>(
    'select id from disciplina where tenant_id = $1 order by id limit 1',
    [tenant.id],
  )
  const made: number[] = []
  for (const [n, [tipo, titulo, proprio]] of [...PROPRIO, ...mais].entries()) {
    const id = await putQuestao(tenant, autor, { tipo, enunciado: ENUNCIADO, dificuldade: 4 })
    const conteudo = { ...buildTela(TELA_DE[tipo]).conteudo, enunciado: ENUNCIADO, ...DITO, ...proprio }
    const partes = 'alternativas' in conteudo ? conteudo.alternativas : []
    const analises = partes
      .slice(1, 2)
      .map(({ id: parte }) => ({ parte, analise: 'Confunde "calor" com luz.', hipotese_erro: 'calor' }))
    await changeQuestao(
      tenant,
      { id },
      {
        titulo,
        conteudo: JSON.stringify(conteudo),
        texto: `${wordsOf(ENUNCIADO)} ${n}`,
        comando: '<p>Marque <em>uma</em> resposta.</p>',
        explicacao: 'Porque é assim.',
        analises: JSON.stringify(analises),
        texto_base_id: n % 3 === 0 ? texto : null,
        bloom: 3,
        disciplina_id: ciencias?.id ?? null,
        fonte: 'ENEM 2020',
        autoria: 'Banca',
        licenca: 'cc_by',
        idioma: 'en',
        tri_a: 1.5,
        tri_b: -0.25,
        tri_c: 0.25,
      },
    )
    made.push(id)
  }
  return made
}

interface Row {
  tipo: TipoQuestao
  titulo: string
  conteudo: ConteudoQuestao
  analises: { parte: string }[]
  comando: string
  explicacao: string
  fonte: string
  /** What the text is called that it asks about. */
  base: string | null
  disciplina: string | null
  tags: string[]
  dificuldade: number | null
  bloom: number | null
}

/** Parts by their place, whatever they are called. */
function placed(value: unknown, names: Map<unknown, string>): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, n) => {
      if (typeof one === 'object' && one !== null && 'id' in one) names.set(one.id, `p${n}`)
      return placed(one, names)
    })
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(name === 'id' && 'criterio' in value))
      .map(([name, inner]) => [
        name,
        ['id', 'grupo', 'parte'].includes(name) ? names.get(inner) : placed(inner, names),
      ]),
  )
}

/** All that questions say, apart from the numbers of a bank. */
export async function nucleosDe({ id, sql }: TestTenant) {
  const rows = await sql<Row>(
    `select q.tipo, q.titulo, q.conteudo, q.comando, q.explicacao, q.analises, q.dificuldade, q.bloom, q.fonte, q.autoria,
       q.licenca, q.idioma, array[q.tri_a, q.tri_b, q.tri_c] as tri, b.titulo as base, b.html,
       (select d.nome from disciplina d where d.id = q.disciplina_id) as disciplina,
       array(select t.nome from questao_tag y join tag t on t.id = y.tag_id where y.questao_id = q.id order by 1) as tags
     from questao q left join texto_base b on b.id = q.texto_base_id where q.tenant_id = $1 order by q.id`,
    [id],
  )
  return rows.map(({ conteudo, analises, ...row }) => {
    const names = new Map<unknown, string>()
    // Groups are named before the items that belong to them.
    if ('grupos' in conteudo) placed(conteudo.grupos, names)
    const said = placed(conteudo, names)
    return { ...row, conteudo: said, analises: placed(analises, names) }
  })
}

/** What the questions of a Moodle XML are called. */
export const titulosDe = (texto: string): string[] =>
  [...texto.matchAll(/<name><text>([^<]*)<\/text>/g)].map(([, titulo = '']) => titulo)

/** Shows a picture at the end of a question's statement. */
export async function comImagem(
  tenant: TestTenant,
  autor: { id: number },
  questao: number,
  png: Buffer,
): Promise<void> {
  const midia = await putMidia(tenant, autor, { bytes: png.length })
  const [row] = await tenant.sql<{ chave: string }>(
    'select chave from midia where tenant_id = $1 and id = $2',
    [tenant.id, midia],
  )
  const { app } = await testApp()
  await app.services.store.put(String(row?.chave), png, { contentType: 'image/png' })
  const figura = `<figure data-midia="${midia}" data-tipo="imagem" data-alt="Um mapa do rio"></figure>`
  await tenant.sql(
    `update questao set conteudo = jsonb_set(conteudo, '{enunciado}', to_jsonb((conteudo ->> 'enunciado') || $3::text))
     where tenant_id = $1 and id = $2`,
    [tenant.id, questao, figura],
  )
}
