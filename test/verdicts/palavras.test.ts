/** Nobody rewrites what another person said (decision 54): every call that writes, tried as everyone, against the words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { callAs } from '../kit/call.ts'
import { some } from '../sampling.ts'
import { ALONE } from './requests.ts'
import { doorName, doors, table, verdictIn } from './table.ts'
import { makeWorld, PRINCIPALS, type Principal, type World } from './world.ts'

/** Where people's words are kept: of each table, whose they are, and which columns hold them. */
const WORDS = {
  aula_parecer: ['usuario_id', 'texto'],
  aviso_rede: ['usuario_id', 'titulo', 'conteudo'],
  compartilhamento: ['usuario_id', 'titulo', 'descricao', 'url'],
  enquete: ['usuario_id', 'titulo', 'descricao', 'perguntas'],
  enquete_resposta: ['usuario_id', 'valores'],
  entrega: ['usuario_id', 'texto'],
  entrega_passo: ['usuario_id', 'texto'],
  mensagem: ['usuario_id', 'conteudo'],
  mensagem_versao: ['usuario_id', 'conteudo'],
  questao_comentario: ['usuario_id', 'texto'],
  questao_passo: ['usuario_id', 'palavra'],
  topico: ['usuario_id', 'titulo'],
} as const
type Words = keyof typeof WORDS

/** Text that names a person and is nothing that they said to others: why, and where. */
const OTHERS: Readonly<Record<string, string>> = {
  'what an account is, asks for and keeps':
    'agenda aparelho concessao confirmacao consentimento dado_pessoal ficha entrega_frase fila_adiada identidade laudo notificacao notificacao_entrega notificacao_escolha pedido_dados pedido_dispositivo preferencia push_inscricao questao_filtro questao_lote repeticao senha_imagem sessao vinculo',
  'work that a computer did':
    'arquivo curriculo_importacao lote lote_linha midia questao_importacao questao_importada rede_importacao trabalho',
  'teaching material: written together, with versions that name who changed what':
    'atividade aula aula_versao avaliacao fase playlist questao sugestao regra_trilha tela texto_base trilha turma_aula certificado_layout',
  'an appointment, or a record of the school':
    'certificado encontro fase_passo matricula participante reparo resultado tentativa trilha_nota transferencia',
  'a mark with its words is one act, signed by who gave it last; the log keeps each mark':
    'entrega_correcao topico_nota',
  'answers as a device sent them, sealed': 'retida',
  'duties of the network, whoever answers for them': 'guarda_legal incidente retencao_dado',
}

type Row = { id: string; autor: number; palavras: string }
type Snapshot = Readonly<Record<Words, readonly Row[]>>

async function wordsOf({ tenant }: World): Promise<Snapshot> {
  const parts = Object.entries(WORDS).map(
    ([name, [autor, ...columns]]) =>
      `select '${name}' as tabela, t.ctid::text as onde, ${autor} as autor, to_jsonb(t) as linha,
        jsonb_build_array(${columns.join(', ')})::text as palavras from ${name} t where tenant_id = $1`,
  )
  const rows = await tenant.sql<{
    tabela: Words
    autor: number
    linha: Record<string, unknown>
    palavras: string
  }>(parts.join(' union all '), [tenant.id])
  const found = Object.fromEntries(Object.keys(WORDS).map((name) => [name, [] as Row[]])) as Record<
    Words,
    Row[]
  >
  for (const { tabela, autor, linha, palavras } of rows) {
    const id = linha.id ?? [linha.mensagem_id, linha.versao, linha.entrega_id, linha.quando].join('-')
    found[tabela].push({ id: String(id), autor: Number(autor), palavras })
  }
  return found
}

/** The words that are others than before, and whether they are of whoever asked. What was taken away is no rewriting. */
function rewritten(before: Snapshot, after: Snapshot, quem: number): { tabela: Words; own: boolean }[] {
  return (Object.keys(WORDS) as Words[]).flatMap((tabela) => {
    const now = new Map(after[tabela].map((row) => [row.id, row]))
    return before[tabela].flatMap(({ id, autor, palavras }) => {
      const row = now.get(id)
      return row && row.palavras !== palavras ? [{ tabela, own: autor === quem }] : []
    })
  })
}

/** In whose names the things of the world are made: always asked, of the others some (decision 35). */
const AUTHORS: readonly Principal[] = ['aluno', 'professor', 'gestor escrita']

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

/** Whether a body holds text that may be anything: words can come in by it. */
function takesWords(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('maxLength' in schema && Number(schema.maxLength) >= 40 && !('format' in schema)) return true
  return Object.values(schema).some(takesWords)
}

const endpoints = new Map(servedCalls.map(({ name, endpoint }) => [`${endpoint.area}.${name}`, endpoint]))
const writing = [
  ...Object.entries(table).map(([call, row]) => ({ name: call, call, row })),
  ...doors.map((row) => ({ name: doorName(row), call: row.call, row })),
].filter(({ call }) => {
  const endpoint = endpoints.get(call)
  if (!endpoint || endpoint.method === 'GET' || endpoint.access === 'public') return false
  return takesWords(endpoint.body) && !ALONE.includes(call)
})

/** What a call did to the words that stood there, asked by each of `principals`. */
async function asked({ call, row }: (typeof writing)[number], principals: readonly Principal[]) {
  const endpoint = endpoints.get(call)
  if (!endpoint) throw new Error(call)
  const did: { tabela: Words; own: boolean; principal: Principal }[] = []
  for (const principal of principals) {
    const person = world.people[principal]
    const input = await (row.input ?? (() => ({})))(world, principal)
    const before = await wordsOf(world)
    await callAs(person, endpoint, input as never, { files: row.files ?? [] })
    const quem = 'id' in person ? person.id : 0
    did.push(...rewritten(before, await wordsOf(world), quem).map((one) => ({ ...one, principal })))
  }
  return did
}

describe('the words of people', () => {
  it('are named here, table by table: a new one is decided on', async () => {
    const found = await world.tenant.sql<{ tabela: string }>(
      `select distinct c.relname as tabela from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where k.contype = 'f' and f.relname = 'usuario' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)`,
    )
    const named = [...Object.keys(WORDS), ...Object.values(OTHERS).flatMap((names) => names.split(' '))]
    expect(named.toSorted()).toEqual(found.map(({ tabela }) => tabela).toSorted())
  })

  it('a planted rewriting is found, and one’s own is known for it', async () => {
    const before = await wordsOf(world)
    const { tenant, aluno, professor } = world
    const [topico] = await tenant.sql<{ id: number }>(
      `insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo) values ($1, $2, $3, 'forum', 'Antes') returning id`,
      [tenant.id, tenant.turma, aluno.id],
    )
    const written = await wordsOf(world)
    expect(rewritten(before, written, professor.id)).toEqual([])
    await tenant.sql(`update topico set titulo = 'Depois' where tenant_id = $1 and id = $2`, [
      tenant.id,
      topico?.id,
    ])
    const after = await wordsOf(world)
    expect(rewritten(written, after, professor.id)).toEqual([{ tabela: 'topico', own: false }])
    expect(rewritten(written, after, aluno.id)).toEqual([{ tabela: 'topico', own: true }])
    await tenant.sql('delete from topico where tenant_id = $1 and id = $2', [tenant.id, topico?.id])
  })

  it('are changed by their author alone, whatever the call and whoever asks', async () => {
    const writers = new Set<string>()
    const foreign: string[] = []
    const note = (name: string, did: Awaited<ReturnType<typeof asked>>) => {
      for (const { tabela, own, principal } of did)
        if (own) writers.add(name)
        else foreign.push(`${name}: ${principal} rewrote ${tabela}`)
    }
    for (const one of writing) {
      const access = endpoints.get(one.call)?.access ?? 'resource'
      const letIn = PRINCIPALS.filter(
        (principal) => verdictIn(one.row, one.call, access, principal) === 'ok' && principal !== 'anonimo',
      )
      const others = letIn.filter((principal) => !AUTHORS.includes(principal))
      note(
        one.name,
        await asked(one, [...letIn.filter((one) => AUTHORS.includes(one)), ...some(others, 1, one.name)]),
      )
      // What its author may change is tried by everyone, whatever the table says of them.
      if (writers.has(one.name))
        note(
          one.name,
          await asked(
            one,
            PRINCIPALS.filter((principal) => !letIn.includes(principal)),
          ),
        )
    }
    expect(foreign).toEqual([])
    // The search meets the calls that it is about.
    expect([...writers].sort()).toEqual([
      'compartilhamento.edit com outras palavras',
      'enquete.edit com outras palavras',
      'entrega.attach',
      'entrega.resend',
      'forum.edit',
      'forum.editAvisoRede',
      'forum.editMensagem',
    ])
  }, 600_000)
})
