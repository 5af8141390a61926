/** A rule of paths, new or standing: labels, levels, what opens and what earns. */
import { useEffect, useState } from 'react'
import { useSend } from '../../../../../core/web/data.ts'
import { type UnsentState, useUnsent } from '../../../../../core/web/device/unsent.ts'
import { useSheet } from '../../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { UnsentQuestion } from '../../../../../core/web/ui/UnsentQuestion.tsx'
import { trilhaRegraApi } from '../../contract-regra.ts'
import { EIXO, HABILIDADE, labelsOf, REGRA_PADRAO } from '../../rules.ts'
import type { RegraListada } from '../../shapes.ts'
import { regraTexts } from './regra-texts.ts'

interface Props {
  /** Absent: a new one. */
  regra?: RegraListada
  /** May make rules for everybody. */
  criarPadrao: boolean
  onDone: () => void
  onCancel: () => void
}

const LIMITS = {
  minimo_nivel: [0, 100],
  minimo_certificado: [1, 100],
  tentativas: [1, 99],
} as const
type Numero = keyof typeof LIMITS

const PALAVRAS = ['eixo1', 'eixo2', 'hab1', 'hab2', 'nivel1', 'nivel2', 'nivel3'] as const
type Palavra = (typeof PALAVRAS)[number]

/** The fields as they are written. */
type Valores = Record<'nome' | Palavra | Numero, string> & {
  livre: boolean
  dominio_regride: boolean
  padrao: boolean
}

function valoresDe(regra: RegraListada | undefined): Valores {
  const from = regra ?? { ...REGRA_PADRAO, nome: '' }
  const [eixo1, eixo2] = labelsOf(from.nomeEixo, EIXO)
  const [hab1, hab2] = labelsOf(from.nomeHabilidade, HABILIDADE)
  const [nivel1 = '', nivel2 = '', nivel3 = ''] = from.niveis
  return {
    nome: from.nome,
    ...{ eixo1, eixo2, hab1, hab2, nivel1, nivel2, nivel3 },
    minimo_nivel: String(from.minimo_nivel),
    minimo_certificado: String(from.minimo_certificado),
    tentativas: String(from.tentativas),
    livre: from.livre,
    dominio_regride: from.dominio_regride,
    padrao: false,
  }
}

const fieldsOf = (v: Valores) => ({
  nome: v.nome.trim(),
  nomeEixo: [v.eixo1.trim(), v.eixo2.trim()],
  nomeHabilidade: [v.hab1.trim(), v.hab2.trim()],
  niveis: [v.nivel1.trim(), v.nivel2.trim(), v.nivel3.trim()],
  livre: v.livre,
  dominio_regride: v.dominio_regride,
  minimo_nivel: Number(v.minimo_nivel),
  minimo_certificado: Number(v.minimo_certificado),
  tentativas: Number(v.tentativas),
})

/** Field → what it lacks. */
function useLacks() {
  const t = useTexts(regraTexts)
  return (v: Valores): Record<string, string> => {
    const numbers = (Object.keys(LIMITS) as Numero[]).flatMap((name) => {
      const [min, max] = LIMITS[name]
      const written = v[name].trim()
      const right = /^\d+$/.test(written) && Number(written) >= min && Number(written) <= max
      return right ? [] : [[name, t.entre(min, max)] as const]
    })
    const words = PALAVRAS.filter((name) => v[name].trim() === '').map(
      (name) => [name, t.faltaRotulo] as const,
    )
    return Object.fromEntries([
      ...(v.nome.trim() === '' ? [['nome', t.falta] as const] : []),
      ...words,
      ...numbers,
    ])
  }
}

/** As the device keeps it: `base` is what the rule was when the words were written. */
interface Guardada {
  valores: Valores
  base: Valores
}

const same = (a: Valores, b: Valores): boolean => JSON.stringify(a) === JSON.stringify(b)

interface CamposProps extends Props {
  start: Valores
  /** What stands in the fields at first. */
  first: Valores
  unsent: UnsentState<Guardada>
}

function Campos({ regra, criarPadrao, onDone, onCancel, start, first, unsent }: CamposProps) {
  const t = useTexts(regraTexts)
  const lacksOf = useLacks()
  const create = useSend(trilhaRegraApi.createRegra)
  const edit = useSend(trilhaRegraApi.editRegra)
  const { keep, drop } = unsent
  const {
    valores,
    set,
    field: text,
    leave,
    sheet,
  } = useSheet<Valores>({
    start,
    written: first,
    check: lacksOf,
    send: async (valores) => {
      const fields = fieldsOf(valores)
      await (regra?.id
        ? edit.mutateAsync({ body: { id: regra.id, ...fields } })
        : create.mutateAsync({ body: { ...fields, padrao: valores.padrao } }))
      drop()
      notify.success(t.salva(fields.nome))
      onDone()
    },
  })
  const { dirty } = sheet
  const lacks = lacksOf(valores)
  useEffect(() => {
    if (dirty) keep({ valores, base: start })
    else drop()
  }, [valores, dirty, start, keep, drop])
  const field = (
    name: 'nome' | Palavra | Numero,
    label: string,
    more: { maxLength?: number; help?: string } = {},
  ) => (
    <TextField
      label={label}
      required={name === 'nome'}
      autoComplete="off"
      maxLength={40}
      {...more}
      inputMode={name in LIMITS ? 'numeric' : undefined}
      {...text(name)}
    />
  )
  return (
    <FormSheet
      {...sheet}
      submitLabel={t.salvar}
      secondary={
        <Button
          onClick={() =>
            leave(() => {
              drop()
              onCancel()
            })
          }
        >
          {t.cancelar}
        </Button>
      }
    >
      {field('nome', t.nome, { maxLength: 120 })}
      {!regra && criarPadrao && (
        <Switch label={t.paraTodos} checked={valores.padrao} onChange={(padrao) => set({ padrao })} />
      )}
      <fieldset className="campo">
        <legend className="rotulo">{t.rotulos}</legend>
        <div className="pilha cima f-12 v-5">
          {field('eixo1', t.eixoUm, { help: t.rotuloAjuda, maxLength: 60 })}
          {field('eixo2', t.eixoMais, { maxLength: 60 })}
          {field('hab1', t.habilidadeUm, { maxLength: 60 })}
          {field('hab2', t.habilidadeMais, { maxLength: 60 })}
        </div>
      </fieldset>
      <fieldset className="campo">
        <legend className="rotulo">{t.niveis}</legend>
        <div className="pilha cima f-12 v-5">
          {field('nivel1', t.nivel(1))}
          {field('nivel2', t.nivel(2))}
          {field('nivel3', t.nivel(3))}
        </div>
      </fieldset>
      <fieldset className="campo">
        <legend className="rotulo">{t.contagem}</legend>
        <div className="pilha">
          <Switch label={t.ordemLivre} checked={valores.livre} onChange={(livre) => set({ livre })} />
          <div className="pilha cima f-12 v-5">
            {field('minimo_nivel', t.minimoNivel)}
            {field('minimo_certificado', t.minimoCertificado)}
            {field('tentativas', t.maxTentativas)}
          </div>
          {lacks.tentativas === undefined && lacks.minimo_nivel === undefined && (
            <p className="t-s fraca" aria-live="polite">
              {valores.livre || Number(valores.minimo_nivel) === 0
                ? t.semBloqueio(Number(valores.tentativas))
                : t.bloqueio(Number(valores.tentativas), Number(valores.minimo_nivel))}
            </p>
          )}
          <Switch
            label={t.dominioRegride}
            checked={valores.dominio_regride}
            onChange={(dominio_regride) => set({ dominio_regride })}
          />
        </div>
      </fieldset>
      {regra && regra.trilhas > 0 && <Callout>{t.mudaTrilhas(regra.trilhas)}</Callout>}
    </FormSheet>
  )
}

/** Asks first what becomes of words of an earlier visit that were never saved. */
export function RegraForm(props: Props) {
  const t = useTexts(regraTexts)
  const unsent = useUnsent<Guardada>(`regra:${props.regra?.id ?? 'nova'}`)
  const [start] = useState(() => valoresDe(props.regra))
  const [first, setFirst] = useState(start)
  const { found, take, drop } = unsent
  if (!found) return <Campos {...props} start={start} first={first} unsent={unsent} />
  const { valores, base } = found.valor
  return (
    <UnsentQuestion
      em={found.em}
      onDrop={drop}
      onTake={() => {
        setFirst({ ...start, ...valores })
        take()
      }}
    >
      <b>{valores.nome}</b>
      <br />
      {!same(base, start) && `${t.mudouDesdeEntao} `}
    </UnsentQuestion>
  )
}
