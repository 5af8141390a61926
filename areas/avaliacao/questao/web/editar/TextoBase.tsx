/** The text that a question asks about: written here, or one that stands in the bank. */
import { useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { comLibras, librasDe, semLibras } from '../../../../ensino/aula/rules-tela.ts'
import { Rico } from '../../../../ensino/aula/web/public-editor.ts'
import { useSettled } from '../../../../ensino/catalogo/web/public.tsx'
import { Figuras, MidiaField } from '../../../../ensino/midia/web/public.tsx'
import { questaoApi } from '../../contract.ts'
import type { TextoBase } from '../../shapes.ts'
import { Pontos, pontosDaBase } from './pontos.tsx'
import { textoBaseTexts } from './texts.ts'

interface WriteProps {
  texto: TextoBase | null
  rede: number | null
  onDone: (texto: TextoBase) => void
  onClose: () => void
}

function Write({ texto, rede, onDone, onClose }: WriteProps) {
  const t = useTexts(textoBaseTexts)
  const { valores, set, field, sheet } = useForm(texto ? questaoApi.editTexto : questaoApi.createTexto, {
    start: { titulo: texto?.titulo ?? '', html: texto?.html ?? '' },
    id: 'texto-base',
    input: (written) =>
      texto
        ? { params: { id: texto.id }, body: { ...written, revisao: texto.revisao } }
        : { body: { ...written, rede_id: rede } },
    onDone: (answer) => {
      onDone(answer.texto)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      wide
      title={texto ? t.editar : t.escrever}
      submitLabel={t.salvar}
      onClose={onClose}
    >
      {texto && texto.usos > 1 && <Callout tone="info">{t.mudaTodas(texto.usos)}</Callout>}
      <TextField label={t.nome} maxLength={200} autoComplete="off" {...field('titulo')} />
      <Rico
        rich
        label={t.texto}
        placeholder={t.textoExemplo}
        html={semLibras(valores.html)}
        onChange={(html) => set({ html: comLibras(html, librasDe(valores.html)) })}
      />
      <MidiaField
        label={t.libras}
        optional
        tipos={['video']}
        value={librasDe(valores.html)}
        onChange={(film) => set({ html: comLibras(valores.html, film) })}
      />
      <Pontos pontos={pontosDaBase(valores.html)} />
    </FormDialog>
  )
}

function Choose({ onChoose, onClose }: { onChoose: (texto: TextoBase) => void; onClose: () => void }) {
  const t = useTexts(textoBaseTexts)
  const [busca, setBusca] = useState('')
  const words = useSettled(busca.trim())
  const { data } = useCall(questaoApi.listTextos, { query: words ? { busca: words } : {} })
  return (
    <Dialog open wide onClose={onClose} title={t.usarOutro}>
      <div className="pilha">
        <TextField
          label={t.buscar}
          type="search"
          value={busca}
          maxLength={200}
          onChange={({ target }) => setBusca(target.value)}
        />
        {!data && <ListSkeleton rows={3} rowHeight={4} />}
        {data?.textos.length === 0 && <p className="fraca">{t.nenhum}</p>}
        <ul className="pilha v-4">
          {data?.textos.map((texto) => (
            <li key={texto.id} className="caixa pilha v-2 pb-3 pi-4">
              <div className="linha quebra">
                <h3>{texto.titulo}</h3>
                <span className="fraca t-s">{texto.autor.nome}</span>
                <span className="vao" />
                <Button size="small" onClick={() => onChoose(texto)}>
                  {t.escolher}
                </Button>
              </div>
              <Figuras midias={texto.midias}>
                <RichText html={texto.html} />
              </Figuras>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface Props {
  texto: TextoBase | null
  rede: number | null
  onChange: (texto: TextoBase | null) => void
}

export function TextoBaseField({ texto, rede, onChange }: Props) {
  const t = useTexts(textoBaseTexts)
  const [open, setOpen] = useState<'escrever' | 'escolher' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="pilha v-3" aria-label={t.titulo}>
      <div className="linha quebra">
        <span className="rotulo">{t.titulo}</span>
        {texto && <span className="fraca t-s">{texto.usos > 1 ? t.emQuestoes(texto.usos) : t.soAqui}</span>}
        <span className="vao" />
        {texto ? (
          <>
            {texto.editar && (
              <Button size="small" look="link" onClick={() => setOpen('escrever')}>
                {t.editar}
              </Button>
            )}
            <Button size="small" look="link" onClick={() => onChange(null)}>
              {t.tirar}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" look="link" onClick={() => setOpen('escrever')}>
              {t.escrever}
            </Button>
            <Button size="small" look="link" onClick={() => setOpen('escolher')}>
              {t.usarOutro}
            </Button>
          </>
        )}
      </div>
      {texto && (
        <div className="caixa pb-3 pi-4 partir">
          <Figuras midias={texto.midias}>
            <RichText html={texto.html} />
          </Figuras>
          <Pontos pontos={pontosDaBase(texto.html)} />
        </div>
      )}
      {open === 'escrever' && <Write {...{ texto, rede, onClose: close }} onDone={onChange} />}
      {open === 'escolher' && (
        <Choose
          onClose={close}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
    </section>
  )
}
