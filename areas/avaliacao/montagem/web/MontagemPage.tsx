/** `/logado/gerenciar/montagem-avaliacao/{inputs}/{questoes?}`: an assessment put together from the bank (picture 16). */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useUnsent } from '../../../../core/web/device/unsent.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { Mesa } from '../../../../core/web/ui/Mesa.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SaveStatus } from '../../../../core/web/ui/SaveStatus.tsx'
import { contar, emBranco, quantidadeDe } from '../../avaliacao/rules-matriz.ts'
import type { Candidata } from '../shapes.ts'
import { Banco, Filtros } from './Banco.tsx'
import { escreverMatriz, escreverQuestoes, lerMatriz, lerQuestoes } from './endereco.ts'
import { Andamento, Lado } from './Lado.tsx'
import { MatrizForm } from './MatrizForm.tsx'
import '../../../../core/web/ui/matrix.css'
import { Ordem } from './Ordem.tsx'
import { Papel } from './Papel.tsx'
import { Salva, Salvar } from './Salvar.tsx'
import { montagemWebTexts } from './texts.ts'
import { enderecoDe, type Montagem, PASSOS, type Passo, useMontagem } from './useMontagem.ts'

/** What a device keeps of the basket that was worked on last: its address. */
interface Guardada {
  inputs: string
  questoes: string
  /** Of which assessment it is; empty: of none yet. */
  volta?: string
}

function usePasso(blank: boolean): [Passo, (passo: Passo) => string] {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  // What is begun with stays open while it is filled in.
  const [first] = useState<Passo>(blank ? 'matriz' : 'questoes')
  const passo = PASSOS.find((one) => one === params.get('passo')) ?? first
  const at = (to: Passo) => {
    const next = new URLSearchParams(search)
    next.set('passo', to)
    return `${pathname}?${next}`
  }
  return [passo, at]
}

/** Keeps the basket on the device, and offers the one that an earlier visit left. */
function useGuarda({ matriz, postas, volta }: Montagem, blank: boolean) {
  const { found, take, keep, drop } = useUnsent<Guardada>('montagem')
  const [inputs, questoes] = [escreverMatriz(matriz), escreverQuestoes(postas)]
  useEffect(() => {
    if (blank) return
    keep({ inputs, questoes, volta })
    take()
  }, [inputs, questoes, volta, blank, keep, take])
  return { found: blank ? found : null, drop }
}

function Comecada({ valor, onDrop }: { valor: Guardada; onDrop: () => void }) {
  const t = useTexts(montagemWebTexts)
  const navigate = useNavigate()
  const matriz = lerMatriz(valor.inputs)
  if (!matriz) return null
  const postas = lerQuestoes(valor.questoes)
  return (
    <Callout
      title={t.comecada}
      actions={
        <>
          <Button
            look="filled"
            onClick={() =>
              void navigate(
                `${enderecoDe(matriz, postas)}?${`${valor.volta ?? ''}&passo=questoes`.replace(/^&/, '')}`,
                {
                  replace: true,
                },
              )
            }
          >
            {t.continuar}
          </Button>
          <Button onClick={onDrop}>{t.descartar}</Button>
        </>
      }
    >
      {t.comecadaTexto(matriz.titulo || t.nova, postas.length)}
    </Callout>
  )
}

function Passos({ passo, at, className }: { passo: Passo; at: (passo: Passo) => string; className: string }) {
  const t = useTexts(montagemWebTexts)
  return (
    <nav className={`linha sem-quebra v-0 rola-x ${className}`} aria-label={t.passos}>
      {PASSOS.map((one) => (
        <Link
          key={one}
          to={at(one)}
          replace
          className={`bt mini rijo ${one === passo ? 'suave' : 'neutro'}`}
          aria-current={one === passo ? 'step' : undefined}
        >
          {t[`passo_${one}`]}
        </Link>
      ))}
    </nav>
  )
}

function Montar({ montagem }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const { tenant } = useFrame()
  const { matriz, max, postas, prova, perdidas, asked, setPostas, remove } = montagem
  const blank = quantidadeDe(matriz) === 0 && postas.length === 0
  const [passo, at] = usePasso(blank)
  const { found, drop } = useGuarda(montagem, blank && matriz.titulo === '')
  // On a telephone the matrix is a sheet over the questions: it is opened when it is wanted.
  const [isWide] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const contagem = contar(
    matriz,
    prova.map(({ questao }) => questao),
  )
  const take = (questao: Candidata) => {
    const before = postas
    remove([questao.id])
    notify.info(t.saiu(t.codigo(questao.id)), { run: () => setPostas(before) })
  }
  const title = matriz.titulo || t.nova
  const work: Record<Passo, ReactNode> = {
    matriz: (
      <div className="pilha v-5 w-48 mi-a">
        {found && <Comecada valor={found.valor} onDrop={drop} />}
        <MatrizForm montagem={montagem} />
        <div>
          <ButtonLink look="filled" to={at('questoes')} replace>
            {t.seguir}
          </ButtonLink>
        </div>
      </div>
    ),
    questoes: <Banco montagem={montagem} contagem={contagem} onRemove={take} />,
    ordem: <Ordem montagem={montagem} onRemove={take} />,
    papel: <Papel montagem={montagem} />,
  }
  const besides = passo === 'questoes' || passo === 'ordem'
  return (
    <Mesa
      className={`montagem ${passo === 'questoes' ? '' : besides ? 'sem-fila' : 'so-obra'}`}
      back={{ href: href('/logado/gerenciar/questoes'), label: t.banco }}
      title={title}
      place={[asked.data?.disciplina?.nome, asked.data?.periodo?.nome, asked.data?.turma?.nome, t.ate(max)]
        .filter(Boolean)
        .join(' · ')}
      progress={<Passos passo={passo} at={at} className="media-sai" />}
      actions={
        <span className="linha v-3">
          {!blank && (
            <span className="cel-sai">
              <SaveStatus state="saved">{t.guardada}</SaveStatus>
            </span>
          )}
          {!blank && <Salvar montagem={montagem} toMatriz={at('matriz')} />}
          {passo !== 'papel' && postas.length > 0 && (
            <ButtonLink className="media-sai" icon={IconPrinter} to={at('papel')} replace>
              {t.verPapel}
            </ButtonLink>
          )}
        </span>
      }
      queue={passo === 'questoes' && <Filtros montagem={montagem} />}
      side={
        besides && (
          <details className="mo-lado rola" open={isWide}>
            <summary className="flexo a-meio v-3 pb-4 pi-5 mao">
              <Andamento montagem={montagem} contagem={contagem} />
              <IconChevronDown className="fina folgada-sai" aria-hidden="true" />
            </summary>
            <div className="pi-5 pp-5">
              <Lado montagem={montagem} contagem={contagem} />
            </div>
          </details>
        )
      }
    >
      <title>{`${title} · ${tenant.nome}`}</title>
      <Passos passo={passo} at={at} className="folgada-sai mb-4" />
      {perdidas.length > 0 && (
        <Callout
          tone="aviso"
          title={t.perdidas(perdidas.length)}
          actions={<Button onClick={() => remove(perdidas)}>{t.remover}</Button>}
        >
          {t.perdidasTexto}
        </Callout>
      )}
      {asked.error && !asked.data ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        work[passo]
      )}
    </Mesa>
  )
}

export function Screen() {
  const { inputs = '' } = useParams()
  // An address of digits alone is of an assessment that was saved: no matrix is written so.
  return /^\d{1,15}$/.test(inputs) ? <Salva id={Number(inputs)} /> : <Basket />
}

function Basket() {
  const t = useTexts(montagemWebTexts)
  const montagem = useMontagem()
  if (montagem.lida) return <Montar montagem={montagem} />
  return (
    <Mesa back={{ href: href('/logado/gerenciar/questoes'), label: t.banco }} title={t.nova} place={t.banco}>
      <EmptyState
        title={t.enderecoRuim}
        action={<ButtonLink to={enderecoDe(emBranco, [])}>{t.comecar}</ButtonLink>}
      >
        {t.enderecoRuimTexto}
      </EmptyState>
    </Mesa>
  )
}
