/** What a screen asks besides its words: skill, weight, attempts, hint, feedback; below it the check list. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import type { Conteudo } from '../../shapes-telas.ts'
import { Numero } from '../telas/Linha.tsx'
import { formTexts } from '../telas/texts.ts'
import { tipoTexts } from '../tipo-texts.ts'
import { CheckList } from './CheckList.tsx'
import { useEditor } from './context.ts'
import type { Tela } from './sync.ts'
import { editorTexts } from './texts.ts'

/** The fields that several types share; each is shown where the type has it. */
type Comum = Partial<Conteudo<'multipla_escolha'>>

interface Props {
  conteudo: Comum
  set: (part: Comum) => void
}

function Numbers({ conteudo, set }: Props) {
  const t = useTexts(editorTexts)
  const { estado } = useEditor()
  const { peso, tentativas, tempo, habilidade } = conteudo
  const { habilidades } = estado.fatos
  const asks = tentativas !== undefined
  const known = habilidades.map(({ codigo, texto }) => ({ value: codigo, label: `${codigo} · ${texto}` }))
  const lost =
    habilidade && !known.some(({ value }) => value === habilidade)
      ? [{ value: habilidade, label: habilidade }]
      : []
  return (
    <>
      {asks && (
        <SelectField
          label={t.habilidade}
          help={known.length === 0 ? t.habilidadesNosDados : undefined}
          placeholder={t.nenhumaHabilidade}
          options={[...known, ...lost]}
          value={habilidade ?? ''}
          onChange={({ target }) => set({ habilidade: target.value || undefined })}
        />
      )}
      <div className="pilha cima f-8 v-4">
        {peso !== undefined && (
          <Numero
            label={t.peso}
            value={peso}
            min={0}
            max={10}
            onChange={(next) => set({ peso: next ?? 0 })}
          />
        )}
        {asks && (
          <SelectField
            label={t.tentativas}
            value={String(tentativas)}
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
            onChange={({ target }) => set({ tentativas: Number(target.value) as 1 | 2 | 3 })}
          />
        )}
      </div>
      {asks && (
        <Numero
          label={t.tempo}
          placeholder={t.semLimite}
          value={tempo}
          min={5}
          max={3_600}
          onChange={(next) => set({ tempo: next === undefined ? undefined : Math.trunc(next) })}
        />
      )}
    </>
  )
}

function Words({ conteudo, set }: Props) {
  const t = useTexts(editorTexts)
  const field = (name: 'dica' | 'feedback_certo' | 'feedback_errado', label: string, help?: string) => (
    <TextArea
      label={label}
      help={help}
      rows={2}
      maxLength={1_000}
      value={conteudo[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <>
      {field('dica', t.dica)}
      {field('feedback_certo', t.seAcertar)}
      {field('feedback_errado', t.seErrar, t.seErrarAjuda)}
    </>
  )
}

function Settings({ tela }: { tela: Tela }) {
  const t = useTexts(editorTexts)
  const tf = useTexts(formTexts)
  const tipos = useTexts(tipoTexts)
  const { store, estado } = useEditor()
  const conteudo = tela.conteudo as Comum
  const set = (part: Comum) => store.setConteudo(tela.chave, { ...tela.conteudo, ...part } as Conteudo)
  const { obrigatoria, embaralhar, dica, peso } = conteudo
  return (
    <div key={`${tela.chave}-${estado.epoca}`} className="pilha">
      <h2 className="t-1">{tipos[tela.tipo]}</h2>
      {obrigatoria === undefined && peso === undefined && <p className="ajuda">{t.semPropriedades}</p>}
      {peso !== undefined && <Numbers conteudo={conteudo} set={set} />}
      {obrigatoria !== undefined && (
        <Switch label={t.obrigatoria} checked={obrigatoria} onChange={(next) => set({ obrigatoria: next })} />
      )}
      {embaralhar !== undefined && (
        <Switch label={tf.embaralhar} checked={embaralhar} onChange={(next) => set({ embaralhar: next })} />
      )}
      {dica !== undefined && (
        <>
          <hr className="fio-c" />
          <Words conteudo={conteudo} set={set} />
        </>
      )}
      <hr className="fio-c" />
    </div>
  )
}

export function Properties() {
  const t = useTexts(editorTexts)
  const { estado, aberta } = useEditor()
  const tela = estado.telas.find(({ chave }) => chave === aberta)
  return (
    <aside className="ed-props sobre-folha v-5 encolhe p-5 sai ac-i larga-rola" aria-label={t.propriedades}>
      {tela && <Settings tela={tela} />}
      <CheckList />
    </aside>
  )
}
