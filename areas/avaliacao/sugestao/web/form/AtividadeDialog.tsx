/** Writing an activity: the one thing that it leads to, and what it is called. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { type Errors, useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { FieldError } from '../../../../../core/web/ui/Field.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { Rico } from '../../../../ensino/aula/web/public-editor.ts'
import { useSettled } from '../../../../ensino/catalogo/web/public.tsx'
import { descobertaApi } from '../../../../ensino/descoberta/contract.ts'
import { MidiaField } from '../../../../ensino/midia/web/public.tsx'
import { tipoAtividadeTexts } from '../../../../ensino/tentativa/web/public-sugerida.ts'
import { sugestaoApi } from '../../contract.ts'
import type { Atividade } from '../../shapes.ts'
import { atividadeTexts } from '../texts.ts'
import { Achados } from './Achados.tsx'

const FORMAS = ['produto', 'link', 'arquivo', 'texto'] as const
type Forma = (typeof FORMAS)[number]

interface Alvo {
  tipo: 'aula' | 'playlist' | 'trilha'
  id: number
  titulo: string
}

interface Valores {
  titulo: string
  forma: Forma
  alvo: Alvo | null
  url: string
  midia: number | null
  html: string
}

function valoresOf(atividade: Atividade | undefined): Valores {
  const { tipo = 'aula', alvo = null, nome = '', titulo = '', url, midia = null, html = '' } = atividade ?? {}
  const within = tipo === 'aula' || tipo === 'playlist' || tipo === 'trilha'
  return {
    titulo,
    forma: within ? 'produto' : tipo,
    alvo: within && alvo !== null ? { tipo, id: alvo, titulo: nome } : null,
    url: url ?? '',
    midia,
    html,
  }
}

/** Just the field of what was chosen: an activity leads to one thing. */
function destinoOf({ forma, alvo, url, midia, html }: Valores) {
  if (forma === 'produto') return { tipo: alvo?.tipo ?? ('aula' as const), alvo: alvo?.id ?? null }
  if (forma === 'link') return { tipo: forma, url }
  if (forma === 'arquivo') return { tipo: forma, midia }
  return { tipo: forma, html }
}

interface AlvoProps {
  value: Alvo | null
  error: string | null
  onChange: (alvo: Alvo | null) => void
}

/** A lesson, playlist or path, found by words among what the person may open. */
function AlvoField({ value, error, onChange }: AlvoProps) {
  const t = useTexts(atividadeTexts)
  const tipos = useTexts(tipoAtividadeTexts)
  const [typed, setTyped] = useState('')
  const busca = useSettled(typed.trim())
  const query = { pagina: 1, linhas: 10, ...(busca && { busca, ordem: 'relevancia' as const }) }
  const { data } = useCall(descobertaApi.descobrir, { query }, { keep: true, enabled: value === null })
  const itens = data?.itens.map(({ id, tipo, titulo, disciplina, autor }) => ({
    id,
    titulo,
    tipo: tipo === 'jogo' ? ('aula' as const) : tipo,
    fatos: [tipos[tipo === 'jogo' ? 'aula' : tipo], disciplina?.nome, autor].filter(Boolean).join(' · '),
  }))
  if (value)
    return (
      <div className="linha caixa pb-4 pi-5 partir">
        <span className="cresce-10">
          <b>{value.titulo}</b> <small className="fraca">{tipos[value.tipo]}</small>
        </span>
        <Button size="small" onClick={() => onChange(null)}>
          {t.trocar}
        </Button>
      </div>
    )
  return (
    <div className="campo">
      <TextField
        type="search"
        id="atividade-alvo"
        label={t.buscar}
        help={t.buscarAjuda}
        error={error}
        icon={IconSearch}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {itens && (
        <Achados
          label={t.produto}
          itens={itens}
          none={t.nadaAchado}
          keyOf={({ tipo, id }) => `${tipo}${id}`}
          onChoose={({ tipo, id, titulo }) => onChange({ tipo, id, titulo })}
        />
      )}
    </div>
  )
}

interface Props {
  /** Absent: a new one. */
  atividade?: Atividade
  onDone: (atividade: Atividade) => void
  onClose: () => void
}

export function AtividadeDialog({ atividade, onDone, onClose }: Props) {
  const t = useTexts(atividadeTexts)
  const { valores, set, field, errorOf, forget, sheet } = useForm(
    atividade ? sugestaoApi.editAtividade : sugestaoApi.createAtividade,
    {
      start: valoresOf(atividade),
      id: 'atividade',
      input: (written: Valores) =>
        atividade
          ? {
              params: { id: atividade.id },
              body: { ...destinoOf(written), titulo: written.titulo, revisao: atividade.revisao },
            }
          : { body: { ...destinoOf(written), titulo: written.titulo } },
      check: ({ forma, alvo }): Errors => (forma === 'produto' && !alvo ? { alvo: t.escolha } : {}),
      onDone: (answer) => onDone(answer.atividade),
    },
  )
  const { forma, alvo } = valores
  const midiaError = errorOf('midia')
  const htmlError = errorOf('html')
  const labels = { produto: t.produto, link: t.endereco, arquivo: t.arquivo, texto: t.texto }
  return (
    <FormDialog {...sheet} wide title={atividade ? t.mudar : t.nova} submitLabel={t.salvar} onClose={onClose}>
      <Segmented
        label={t.leva}
        value={forma}
        choices={FORMAS.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => {
          set({ forma: next })
          forget()
        }}
      />
      {forma === 'produto' && (
        <AlvoField
          value={alvo}
          error={errorOf('alvo')}
          onChange={(next) =>
            set({ alvo: next, ...(next && valores.titulo.trim() === '' && { titulo: next.titulo }) })
          }
        />
      )}
      {forma === 'link' && (
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t.endereco}
          help={t.enderecoAjuda}
          placeholder="https://"
          maxLength={2_000}
          {...field('url')}
        />
      )}
      {forma === 'arquivo' && (
        <MidiaField
          label={t.arquivo}
          tipos={['pdf', 'imagem', 'audio', 'video']}
          value={valores.midia ?? undefined}
          error={midiaError}
          onChange={(id, midia) =>
            set({
              midia: id ?? null,
              ...(midia && valores.titulo.trim() === '' && { titulo: midia.nome.slice(0, 200) }),
            })
          }
        />
      )}
      {forma === 'texto' && (
        <div className="campo">
          <Rico
            rich
            label={t.texto}
            placeholder={t.textoExemplo}
            html={valores.html}
            onChange={(html) => set({ html })}
          />
          {htmlError && <FieldError>{htmlError}</FieldError>}
        </div>
      )}
      <TextField
        label={t.titulo}
        help={t.tituloAjuda}
        maxLength={200}
        autoComplete="off"
        {...field('titulo')}
      />
    </FormDialog>
  )
}
