/** Each box in which people write sentences: the half-written ones outlive a reload, or it is said why they need not. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'

const BOX = /<TextArea|<RichField|useRichField\(/
const KEEPS = /useEscrito|useDraft|useUnsent/

const FORMA = 'a form of many fields, guarded when it is left'
const MOTIVO = 'a reason in a dialog, a sentence at most'
const EDITOR = 'of an editor that saves as one writes, and keeps what it could not'
const RESPOSTA = 'an answer: the player keeps it'
const RECADO = 'a few words in a dialog, guarded when it is left'
const POR_FORA = 'whoever shows it keeps it'

/** File → why what is half written there is not kept by it. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'areas/avaliacao/fase/web/MarcarDialog.tsx': MOTIVO,
  'areas/avaliacao/fase/web/Situar.tsx': MOTIVO,
  'areas/avaliacao/questao/web/EditarPage.tsx': EDITOR,
  'areas/avaliacao/questao/web/revisao/Cartao.tsx': RECADO,
  'areas/avaliacao/questao/web/revisao/ComentarDialog.tsx': RECADO,
  'areas/avaliacao/questao/web/revisao/DecidirDialog.tsx': MOTIVO,
  'areas/gestao/privacidade/web/dialogs.tsx': MOTIVO,
  'areas/gestao/privacidade/web/IncidentePage.tsx': FORMA,
  'areas/gestao/privacidade/web/NovoIncidente.tsx': FORMA,
  'areas/acesso/provedor/web/ProvedorForm.tsx': 'keys and addresses: they stay on no device',
  'areas/ensino/playlist/web/PlaylistForm.tsx': FORMA,
  'areas/ensino/aula/web/editor/FatosForm.tsx': FORMA,
  'areas/ensino/aula/web/editor/Properties.tsx': EDITOR,
  'areas/ensino/aula/web/telas/ImagemField.tsx': EDITOR,
  'areas/ensino/aula/web/telas/Alternativas.tsx': EDITOR,
  'areas/ensino/aula/web/telas/RicoEditor.tsx': EDITOR,
  'areas/ensino/aula/web/telas/midia-node.tsx': EDITOR,
  'areas/ensino/aula/web/telas/Enderecos.tsx': EDITOR,
  'areas/ensino/aula/web/telas/Arquivos.tsx': EDITOR,
  'areas/ensino/aula/web/telas/Lacunas.tsx': EDITOR,
  'areas/ensino/entrega/web/mesa/Rubrica.tsx': 'store.ts of the desk keeps it',
  'areas/ensino/tentativa/web/turma/Tentativas.tsx': MOTIVO,
  'areas/ensino/tentativa/web/turma/Retidas.tsx': MOTIVO,
  'areas/ensino/tentativa/web/gabarito/GabaritoPage.tsx': 'a reason, beside what is rehearsed again',
  'areas/ensino/tentativa/web/telas/Dissertativa.tsx': RESPOSTA,
  'areas/ensino/tentativa/web/telas/Desenho.tsx': RESPOSTA,
  'areas/ensino/compartilhamento/web/MaterialForm.tsx': FORMA,
  'areas/ensino/curriculo/web/HabilidadeForm.tsx': FORMA,
  'areas/conversa/enquete/web/EnqueteForm.tsx': FORMA,
  'areas/conversa/enquete/web/PerguntaField.tsx': 'an answer: draft.ts of its area keeps it',
  'areas/conversa/forum/web/PostSheet.tsx': POR_FORA,
  'areas/conversa/forum/web/AvaliarAlunoPage.tsx': 'saved as one writes',
  'areas/conversa/forum/web/NotasPanel.tsx': 'saved as one writes',
  'areas/conversa/forum/web/ModeracaoBar.tsx': MOTIVO,
  'areas/conversa/aovivo/web/EncontroDialogs.tsx': MOTIVO,
  'areas/trilhas/vitrine/web/editor/campos.tsx': EDITOR,
  'areas/trilhas/trilha/web/gerenciar/editor/Ficha.tsx': EDITOR,
  'areas/trilhas/trilha/web/gerenciar/editor/Dados.tsx': EDITOR,
  'areas/trilhas/certificado/web/MotivoDialog.tsx': MOTIVO,
  'areas/escola/auditoria/web/VerComoDialog.tsx': MOTIVO,
  'areas/escola/conta/web/ConvidarDialog.tsx': MOTIVO,
  'areas/escola/pessoa/web/AParteCard.tsx': 'of the health of a child: it stays on no device',
  'areas/escola/matricula/web/Pedidos.tsx': MOTIVO,
}

const sources = Object.fromEntries(
  readdirSync(path.join(root, 'areas'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('areas', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')])
    .filter(([, text]) => BOX.test(text)),
)

const forgetful = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([, text]) => !KEEPS.test(text))
    .map(([file]) => file)

it('keeps what is half written in every box, or says why not', () => {
  expect(forgetful(sources).sort()).toEqual(Object.keys(NOT_HERE).sort())
})

it('would find one that forgets', () => {
  const planted = 'areas/conversa/forum/web/Planted.tsx'
  expect(forgetful({ ...sources, [planted]: '<TextArea label={t.texto} />' })).toContain(planted)
})
