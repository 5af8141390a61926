/** Beside the bank: what the assessment holds against its matrix, what fills it, and its keys. */
import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useSearchParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Contagem, type Faixa, quantidadeDe, vagasDe } from '../../avaliacao/rules-matriz.ts'
import { montagemApi } from '../contract.ts'
import { Casas } from './Casas.tsx'
import { Gabarito } from './Gabarito.tsx'
import { montagemWebTexts } from './texts.ts'
import type { Montagem } from './useMontagem.ts'

/** The square in the address; a row of 0: of no skill that the matrix names. */
export function useCasa() {
  const [params, setParams] = useSearchParams()
  const [row = '', column = ''] = [params.get('linha') ?? '', params.get('faixa') ?? '']
  const linha = /^\d{1,15}$/.test(row) ? Number(row) || null : undefined
  const faixa = /^[0-2]$/.test(column) ? (Number(column) as Faixa) : undefined
  const choose = (to: { linha?: number | null | undefined; faixa?: Faixa | undefined }) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of ['linha', 'faixa', 'pagina']) next.delete(name)
        if (to.linha !== undefined) next.set('linha', String(to.linha ?? 0))
        if (to.faixa !== undefined) next.set('faixa', String(to.faixa))
        next.set('passo', 'questoes')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { linha, faixa, choose }
}

/** Puts what is missing in, as far as the bank has it. */
export function Completar({ montagem, contagem }: { montagem: Montagem; contagem: Contagem }) {
  const t = useTexts(montagemWebTexts)
  const language = useLanguage()
  const { matriz, para, postas, add, setPostas } = montagem
  const { mutate, isPending } = useSend(montagemApi.sugerir)
  const vagas = vagasDe(matriz, contagem)
  if (vagas.length === 0) return null
  const fill = () => {
    const before = postas
    const { disciplina, periodo } = matriz
    mutate(
      { body: { ...para, disciplina, periodo, vagas } },
      {
        onSuccess: ({ questoes, vazias }) => {
          if (questoes.length === 0) return void notify.info(t.nadaNoBanco)
          add(questoes)
          const said = [t.completou(questoes.length), vazias.length > 0 && t.semCandidatas(vazias.length)]
          notify.success(said.filter(Boolean).join(' '), { run: () => setPostas(before) })
        },
        onError: (problem) => void notify.error(errorSentence(problem, language)),
      },
    )
  }
  return (
    <Button look="soft" icon={IconWand} busy={isPending} onClick={fill}>
      {t.completar}
    </Button>
  )
}

/** How it stands, in words. */
export function Andamento({ montagem, contagem }: { montagem: Montagem; contagem: Contagem }) {
  const t = useTexts(montagemWebTexts)
  const quer = quantidadeDe(montagem.matriz)
  const { faltam, sobram, fora } = contagem
  const said = [
    quer > 0 && t.matrizDe(quer),
    faltam > 0 && t.faltam(faltam),
    sobram > 0 && t.sobram(sobram),
    quer > 0 && faltam === 0 && sobram === 0 && t.completa,
  ].filter(Boolean)
  return (
    <div className="pilha v-1 cresce" role="status">
      <div className="linha base quebra v-2">
        <h2 className="t-2">
          {montagem.prova.length === 0 ? t.nenhumaNaProva : t.naProva(montagem.prova.length)}
        </h2>
        <span className="vao fraca t-s">{said.join(' · ')}</span>
      </div>
      {fora > 0 && <p className="fraca t-s">{t.fora(fora)}</p>}
    </div>
  )
}

/** What is nearly twice in it. */
function Iguais({ montagem: { asked, postas } }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const placeOf = (id: number) => postas.findIndex((one) => one.id === id) + 1
  return (asked.data?.pares ?? [])
    .map(({ a, b }) => [placeOf(a), placeOf(b)].sort((x, y) => x - y))
    .filter(([first = 0]) => first > 0)
    .map(([first = 0, second = 0]) => (
      <p key={`${first} ${second}`} className="st aviso solto-t">
        <IconWarning aria-hidden="true" />
        {t.iguais(first, second)}
      </p>
    ))
}

export function Lado({ montagem, contagem }: { montagem: Montagem; contagem: Contagem }) {
  const t = useTexts(montagemWebTexts)
  const { linha, faixa, choose } = useCasa()
  const here = linha === undefined || faixa === undefined ? null : { linha, faixa }
  const onCasa = (row: number | null, column: Faixa) =>
    choose(here?.linha === row && here.faixa === column ? {} : { linha: row, faixa: column })
  return (
    <div className="pilha v-6">
      <Casas
        matriz={montagem.matriz}
        contagem={contagem}
        habilidades={montagem.asked.data?.habilidades ?? []}
        casa={here}
        onCasa={onCasa}
      />
      <p className="fraca t-s">{t.tocar}</p>
      <Completar montagem={montagem} contagem={contagem} />
      <Iguais montagem={montagem} />
      <Gabarito {...montagem} />
    </div>
  )
}
