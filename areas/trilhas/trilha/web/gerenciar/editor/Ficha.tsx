/** The sheet of an axis or of a skill: its name, its lessons, where it stands. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { SelectField } from '../../../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../../../core/web/ui/Switch.tsx'
import { TextArea, TextField } from '../../../../../../core/web/ui/TextField.tsx'
import { HabilidadesField } from '../../../../../ensino/catalogo/web/public.tsx'
import { Aulas } from './Aulas.tsx'
import { useOutline } from './actions.ts'
import { useEditor } from './context.ts'
import { changedEixo, changedSkill, type Linha, linhasDe, movedSkill } from './outline.ts'
import { editorTexts } from './texts.ts'

interface NomeProps {
  value: string
  maxLength: number
  onChange: (nome: string) => void
  /** Enter goes on to a new skill. */
  onNext: () => void
}

/** Enter makes the next skill; up and down go to the sheets around, as they stand in the outline. */
function Nome({ value, maxLength, onChange, onNext }: NomeProps) {
  const t = useTexts(editorTexts)
  const { nomes, estado, parte, open } = useEditor()
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !by)) return
    event.preventDefault()
    if (!by) return value.trim() === '' ? undefined : onNext()
    const linhas = linhasDe(estado.desenho)
    const near = linhas[linhas.findIndex(({ chave }) => chave === parte) + by]
    if (near) open(near.chave, true)
  }
  return (
    <TextField
      id="te-nome"
      label={t.nome}
      required
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      help={t.enterProxima(nomes.habilidade[0])}
      error={value.trim() === '' ? t.escrevaNome : null}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKey}
    />
  )
}

function Descricao({ value, onChange }: { value: string; onChange: (descricao: string) => void }) {
  const t = useTexts(editorTexts)
  return (
    <TextArea
      label={t.descricao}
      optional
      rows={3}
      maxLength={2000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Eixo({ linha }: { linha: Linha }) {
  const { store } = useEditor()
  const { addSkill } = useOutline()
  const { chave, eixo } = linha
  return (
    <>
      <Nome
        value={eixo.nome}
        maxLength={150}
        onChange={(nome) => store.change((now) => changedEixo(now, chave, { nome }))}
        onNext={() => addSkill(chave)}
      />
      <Descricao
        value={eixo.descricao}
        onChange={(descricao) => store.change((now) => changedEixo(now, chave, { descricao }))}
      />
    </>
  )
}

function Habilidade({ linha }: { linha: Extract<Linha, { tipo: 'habilidade' }> }) {
  const t = useTexts(editorTexts)
  const { store, nomes, estado } = useEditor()
  const { addSkill } = useOutline()
  const { chave, eixo, habilidade } = linha
  const change = (part: Partial<typeof habilidade>) =>
    store.change((now) => changedSkill(now, chave, (one) => ({ ...one, ...part })))
  const { eixos } = estado.desenho
  return (
    <>
      <Nome
        value={habilidade.nome}
        maxLength={200}
        onChange={(nome) => change({ nome })}
        onNext={() => addSkill(eixo.chave, chave)}
      />
      <Aulas habilidade={habilidade} />
      <Descricao value={habilidade.descricao} onChange={(descricao) => change({ descricao })} />
      <HabilidadesField
        max={1}
        comDisciplina
        label={t.curriculo}
        value={habilidade.habilidade ? [habilidade.habilidade] : []}
        onChange={([one]) => change({ habilidade: one ? { disciplina: null, em_uso: true, ...one } : null })}
      />
      <div className="pilha cima f-12 v-5">
        {eixos.length > 1 && (
          <SelectField
            label={t.onde(nomes.eixo[0])}
            value={eixo.chave}
            options={eixos.map((one, i) => ({
              value: one.chave,
              label: `${i + 1}. ${one.nome.trim() || t.sem(nomes.eixo[0])}`,
            }))}
            onChange={({ target }) =>
              store.change((now) =>
                movedSkill(
                  now,
                  chave,
                  target.value,
                  now.eixos.find((one) => one.chave === target.value)?.habilidades.length ?? 0,
                ),
              )
            }
          />
        )}
        <Switch
          label={t.destaque}
          checked={habilidade.destaque}
          onChange={(destaque) => change({ destaque })}
        />
      </div>
    </>
  )
}

export function Ficha({ chave }: { chave: string }) {
  const t = useTexts(editorTexts)
  const { estado, nomes, writes } = useEditor()
  const { step, remove, nameOf } = useOutline()
  const linhas = linhasDe(estado.desenho)
  const linha = linhas.find((one) => one.chave === chave)
  if (!linha) return null
  const rotulo = (linha.tipo === 'eixo' ? nomes.eixo : nomes.habilidade)[0]
  const ends = linha.tipo === 'eixo' ? linhas.filter(({ tipo }) => tipo === 'eixo') : linhas.slice(1)
  return (
    <fieldset className="pilha v-5" disabled={!writes}>
      <h2 className="t-2" id="te-titulo" tabIndex={-1}>
        {t.linhaNome(rotulo, linha.numero, nameOf(linha))}
      </h2>
      {linha.tipo === 'eixo' ? <Eixo linha={linha} /> : <Habilidade linha={linha} />}
      <div className="fio-c linha quebra v-3 pt-5">
        <Button icon={IconUp} disabled={ends[0]?.chave === chave} onClick={() => void step(chave, -1)}>
          {t.subir}
        </Button>
        <Button icon={IconDown} disabled={ends.at(-1)?.chave === chave} onClick={() => void step(chave, 1)}>
          {t.descer}
        </Button>
        <span className="vao" />
        <Button icon={IconTrash} onClick={() => void remove(linha)}>
          {t.tirarDaTrilha}
        </Button>
      </div>
    </fieldset>
  )
}
