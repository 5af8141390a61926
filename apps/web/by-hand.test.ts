/** Forms go through `useForm` or `useSheet`, lists through `useList`: no screen begins again by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'

const PORTED = ['areas', 'apps/web']

/** What is no form or list of the usual kind, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'areas/avaliacao/fase/web/Adicionar.tsx': 'chooses in a window: its pages stand in no address',
  'areas/avaliacao/montagem/web/Banco.tsx': 'beside the basket, whose matrix goes into every search',
  'areas/avaliacao/questao/web/EditarPage.tsx': 'sent as one writes, by the store of editors',
  'areas/acesso/sessao/web/LoginPage.tsx': 'the first page of all: its script has no kilobyte to spare',
  'areas/acesso/sessao/web/CodigoPorEmail.tsx': 'a field of the form around it; what it sends is one act',
  'areas/acesso/notificacao/web/EscolhasCard.tsx': 'each choice is kept as it is made',
  'areas/escola/auditoria/web/AuditoriaPage.tsx': 'pages by a cursor, and its days beside their faults',
  'areas/escola/auditoria/web/VerComoPage.tsx': 'a search that goes into the address, nothing is sent',
  'areas/escola/matricula/web/TransferenciasPage.tsx': 'the faults of its period stand beside the days',
  'areas/gestao/privacidade/web/FusoDaRede.tsx': 'one choice, asked about again and kept at once',
  'areas/gestao/privacidade/web/TratamentoDaRede.tsx': 'two choices, each kept at once',
  'areas/gestao/relatorio/web/ForumPage.tsx': 'the faults of its period stand beside the days',
  'areas/gestao/relatorio/web/PortfolioPage.tsx': 'chooses what is shown; what it sends is one act',
  'areas/conversa/aovivo/web/MeetPage.tsx':
    'who may not see it is told so; its period stands beside the filters',
  'areas/conversa/enquete/web/ParticipantesTable.tsx': 'a part of a page: its own pages stand in no address',
  'areas/conversa/forum/web/LeiturasPanel.tsx': 'a search beside the text; what it sends is one act',
  'areas/ensino/aula/web/versoes/VersoesPage.tsx': 'chooses what is shown; what it sends is one act',
  'areas/ensino/curriculo/web/ItensList.tsx': 'one field in its row, with `useSheet`',
  'areas/ensino/curriculo/web/NomeEdit.tsx': 'one field where the name stands, with `useSheet`',
  'areas/ensino/playlist/web/AulaPicker.tsx': 'chooses beside a form: its own pages stand in no address',
  'areas/ensino/tentativa/web/AtividadePage.tsx': 'a code that opens a lesson, and the lesson itself',
  'areas/ensino/tentativa/web/player/Player.tsx': 'the lesson itself: each screen is answered in its own way',
  'areas/trilhas/trilha/web/aprender/Ranking.tsx': 'in a window: its pages stand in no address',
  'areas/trilhas/trilha/web/aprender/TurmaNaTrilha.tsx': 'chooses what is shown; what it sends is one act',
  'areas/trilhas/trilha/web/gerenciar/editor/AulaPicker.tsx':
    'chooses in a window: its pages stand in no address',
  'areas/avaliacao/intercambio/web/Conferencia.tsx': 'each choice is kept as it is made',
  'areas/avaliacao/intercambio/web/Decisoes.tsx': 'each choice is kept as it is made',
  'areas/avaliacao/intercambio/web/ExportarPage.tsx': 'each choice is rehearsed as it is made',
  'areas/escola/rede/web/importar/Conferencia.tsx': 'each choice is kept as it is made',
  'apps/web/interface-examples.tsx': 'shows the pieces of the kit themselves',
}

const KNOWS_A_FORM = /\buse(Form|Sheet)\b/

/** A form drawn, refusals laid beside fields, or what is typed sent, without what knows a form. */
const formByHand = (text: string): boolean =>
  /<form\b|\bfieldErrors\(/.test(text) ||
  (!KNOWS_A_FORM.test(text) &&
    (/<FormSheet\b/.test(text) ||
      (/<(TextField|TextArea|PasswordField|SelectField)\b/.test(text) && /\b(useSend|call)\(/.test(text))))

/** Pages cut or turned without what knows a list. */
const listByHand = (text: string): boolean =>
  /<Pagination\b|\buseServerPage\(|\buseTableUrlState\(|\bserver=\{\{|\bget\('pagina'\)/.test(text)

const byHand = (text: string): boolean => formByHand(text) || listByHand(text)

it.each([
  ['<form className="pilha" onSubmit={submit}>', true],
  ['const errors = fieldErrors(send.error)', true],
  ['const [nome, setNome] = useState(""); return <FormSheet onSubmit={send} />', true],
  ['const { sheet } = useForm(hortaApi.create, {}); return <FormSheet {...sheet} />', false],
  ['const send = useSend(hortaApi.create); return <TextField value={nome} onChange={change} />', true],
  ['<Pagination page={pagina} total={data.total} onPage={turn} />', true],
  ["const pagina = Number(get('pagina')) || 1", true],
  ['<DataTable rows={rows} server={{ total }} />', true],
  ['const list = useList(hortaApi.list); return <ListTable list={list} />', false],
  ['const like = useSend(forumApi.like)', false],
])('sees what is by hand: %s', (text, seen) => {
  expect(byHand(text)).toBe(seen)
})

it('no screen keeps a form or a list by hand, but for those that are named with the reason', () => {
  const screens = PORTED.flatMap((room) =>
    readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
      .map((file) => `${room}/${file}`),
  )
  expect(screens.length).toBeGreaterThan(200)
  const found = screens.filter((file) => byHand(readFileSync(`${root}/${file}`, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort())
})
