/** What is cut is cut in one place: the last key of an `order by … limit` tells every row from every other. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { filesUnder, isTest } from './house.ts'
import { tiesIn } from './ties.ts'

/** A last key that is no id, and why no two rows have the same; `area/file key`. */
const UNIQUE: Readonly<Record<string, string>> = {
  'arquivo/server/queries.ts chave': 'the key of the table',
  'sessao/server/queries-navegador.ts marca': 'of one person each mark once',
  'forum/server/queries-anexo.ts ordem': 'its place among the files of one message',
  'forum/server/queries-aviso-rede.ts x.papel': 'a person once a role, after the id',
  'forum/server/queries-leitura.ts d.papel': 'a person once a role, after the id',
  'forum/server/queries-mensagem.ts v.versao': 'the versions of one message',
  "forum/server/queries-visible.ts array_position(array['responsavel', 'coordenador', 'gestor_rede'], papel)":
    'answers the role, which is what it is ordered by',
  'forum/server/queries.ts x.nome': 'grouped by it',
  'aula/server/queries-versao.ts v.numero': 'the versions of one lesson',
  'entrega/server/queries-mesa.ts c.vez desc': 'one correction of each sending of one work',
  'catalogo/server/queries.ts chave': 'each spelling of a tag once',
  'questao/server/queries-busca.ts v.palavra': 'each word once',
  'questao/server/queries-parecidas.ts w.palavra': 'each word once',
  'catalogo/server/public-citar.ts g.chave': 'each spelling of a tag once',
  'curriculo/server/importar-queries.ts l.numero': 'the lines of one file',
  'curriculo/server/importar-queries.ts numero': 'the lines of one file',
  'rede/server/importar-queries.ts l.numero': 'the lines of one file',
  'rede/server/importar-queries.ts numero': 'the lines of one file',
  'descoberta/server/queries.ts lugar': 'a number that was given in a whole order',
  'descoberta/server/queries.ts x.ordem': 'the lessons of one playlist',
  'tentativa/server/find-passaporte.ts p.codigo': 'grouped by it',
  'tentativa/server/queries-relogio.ts r.uuid': 'the key of the table',
  'tentativa/server/queries-retida.ts uuid': 'the key of the table',
  'tentativa/server/queries-retida.ts r.tentativa': 'grouped by it',
  'tentativa/server/queries.ts r.fim desc nulls first': 'answers its two keys alone',
  'tentativa/server/queries.ts x.numero': 'the attempts of one person at one place',
  'auditoria/server/queries.ts a.numero': 'the key of the log',
  'lote/server/queries.ts numero': 'the lines of one batch',
  'intercambio/server/queries-itens.ts o.numero': 'the items of one file',
  'lote/server/queries.ts valor': 'grouped by it',
  'questao/server/queries.ts x.hipotese_erro': 'grouped by it',
  'privacidade/server/queries-incidente.ts nome': 'each name once',
  'privacidade/server/queries-incidente.ts 2': 'grouped by both',
  'trilha/server/public-relatorio.ts y.ordem': 'the places of one level, turn by turn',
  'trilha/server/public-relatorio.ts id_aula': 'each lesson once a path',
  'trilha/server/queries-contar.ts w.numero': 'the turns of one person at one skill',
  'trilha/server/queries-vez.ts w.numero': 'the turns of one person at one skill',
  'vitrine/server/queries.ts chave': 'the key of the table',
  'core/server/audit.ts numero': 'the key of the log',
  'core/server/audit.ts numero desc': 'the key of the log',
}

it.each([
  ['sql`select id from x order by nome limit 4`', ['nome']],
  ['sql`select id from x order by nome, x.id desc limit ${most}`', []],
  ['sql`select id from x order by nome ${pageSql(page)}`', ['nome']],
  ['sql`select id from x order by nome, id ${pageSql(page)}`', []],
  [
    'sql`select id from x order by coalesce(a, b) desc nulls last limit 1`',
    ['coalesce(a, b) desc nulls last'],
  ],
  ['sql`select (select n from y order by n, id) from x order by x.dia limit 9`', ['x.dia']],
  ['sql`select usuario_id from x order by max(em), usuario_id limit 9`', []],
  [
    'sql`order by ${ORDER[ordem]} limit 9`\n\nconst ORDER = { a: sql`a, x.id`, b: sql`b` }',
    ['${ORDER[ordem]}'],
  ],
  ['sql`order by ${ORDER[ordem]} limit 9`\n\nconst ORDER = { a: sql`a, x.id`, b: sql`b, id desc` }', []],
  ["tx.selectFrom('x').orderBy('nome').limit(9)", ['nome']],
  ["tx.selectFrom('x').orderBy('nome').orderBy('x.id', 'desc').limit(9)", []],
  ["tx.selectFrom('x').orderBy(['nome', 'id']).limit(9)", []],
  ["tx.selectFrom('x').select('n').limit(9)", []],
])('sees a cut between equals: %s', (source, keys) => {
  expect(tiesIn(source).map(({ key }) => key)).toEqual(keys)
})

it('cuts no list between rows that its order holds for equal', () => {
  const files = ['areas', 'core/server', 'apps/server'].flatMap(filesUnder).filter((file) => !isTest(file))
  const found = files.flatMap((file) =>
    tiesIn(readFileSync(`${root}/${file}`, 'utf8')).map((tie) => ({ ...tie, file })),
  )
  const named = found.map(({ file, key }) => `${file.replace(/^areas\/\w+\//, '')} ${key}`)
  const stray = found.filter((_, at) => !((named[at] ?? '') in UNIQUE))
  expect(stray.map(({ file, line, key }) => `${file}:${line} ${key}`)).toEqual([])
  expect(
    Object.keys(UNIQUE).filter((one) => !named.includes(one)),
    'named for nothing',
  ).toEqual([])
})
