/** `/logado/gerenciar/fase/{id}`: where a phase stands, what keeps it from going on, its assessments, the way it came. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import type { Aviso, EstadoFase, FaseInteira } from '../shapes.ts'
import { avisoTexts } from '../texts.ts'
import { Aberta } from './Aberta.tsx'
import { Adicionar } from './Adicionar.tsx'
import { Avaliacoes } from './Avaliacoes.tsx'
import { EditarDialog } from './FaseDialog.tsx'
import { place, useFigures } from './place.ts'
import { Situar, usePasso } from './Situar.tsx'
import { estadoFaseTexts, faseWebTexts } from './texts.ts'

const ETAPAS = ['producao', 'apuracao', 'finalizado'] as const

function Etapas({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const estados = useTexts(estadoFaseTexts)
  const dates = useDates()
  const at = (ETAPAS as readonly EstadoFase[]).indexOf(fase.status)
  const text = { producao: t.producaoTexto, apuracao: t.apuracaoTexto, finalizado: t.finalizadoTexto }
  return (
    <ol className="cartao grade c-x3 cel-c-1 p-z m-z mb-6 sem-ponto corta" aria-label={t.etapas}>
      {ETAPAS.map((etapa, i) => {
        const left = fase.passos.find(({ de, para }) => de === etapa && para === ETAPAS[i + 1])
        const done = i < at
        return (
          <li
            key={etapa}
            className={cx('pb-4 pi-5 linha cima v-4', i === at && 'sobre-suave')}
            aria-current={i === at ? 'step' : undefined}
          >
            <i
              className={cx('no-meio q-1625 raio-c cheia t-xs rijo', i <= at ? 'sobre-acao' : 'fio-t fraca')}
              aria-hidden="true"
            >
              {done ? <IconCheck /> : i + 1}
            </i>
            <span className="pilha v-1">
              <b>{estados[etapa]}</b>
              <span className="t-s fraca">
                {done && left
                  ? t.feitoPor(dates.date(left.quando), left.quem.nome)
                  : etapa === 'finalizado' && i === at
                    ? t.resultado(fase.versao)
                    : text[etapa]}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What can be done about a warning. */
function AoAviso({ fase, aviso, onAdd }: { fase: FaseInteira; aviso: Aviso; onAdd: () => void }) {
  const t = useTexts(faseWebTexts)
  const { editar, participantes, marcar } = fase.permissoes
  const [first] = aviso.ids
  const to = (way: string, words: string) => (
    <Link className="elo" to={way}>
      {words}
    </Link>
  )
  if (aviso.codigo === 'sem_avaliacoes')
    return (
      editar && (
        <Button look="soft" size="small" onClick={onAdd}>
          {t.escolherAvaliacoes}
        </Button>
      )
    )
  if (aviso.codigo === 'sem_datas' || aviso.codigo === 'fora_da_fase')
    return editar && to(place.datas(fase.id), t.verDatas)
  if (aviso.codigo === 'pendentes') return to(`${place.apuracao(fase.id)}?situacao=AD`, t.verPendentes)
  if (aviso.codigo === 'quorum') return marcar && <span className="fraca">{t.darMotivo}</span>
  if (first === undefined) return null
  return aviso.codigo === 'sem_participantes'
    ? participantes && to(place.participantes(fase.id, first), t.escolherAlunos)
    : to(href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao: first }), t.abrirAvaliacao)
}

/** The way on from where a phase stands, where the person may take it. */
const onward = ({ status, permissoes }: FaseInteira): EstadoFase | undefined => {
  const next = {
    producao: 'apuracao',
    apuracao: 'finalizado',
    finalizado: undefined,
    cancelado: 'producao',
  } as const
  const para = next[status]
  return para && permissoes.estados.includes(para) ? para : undefined
}

function Avisos({
  fase,
  onAdd,
  onGo,
}: {
  fase: FaseInteira
  onAdd: () => void
  onGo: (para: EstadoFase) => void
}) {
  const t = useTexts(faseWebTexts)
  const words = useTexts(avisoTexts)
  const para = onward(fase)
  const { act } = usePasso(fase.status, para ?? 'apuracao')
  const { avisos, status } = fase
  const blocked = avisos.filter(({ codigo }) => codigo !== 'quorum').length > 0
  const go: ReactNode = para && (
    <Button
      look="filled"
      {...(blocked && status !== 'cancelado' && { icon: IconLock })}
      disabled={blocked && status !== 'cancelado'}
      onClick={() => onGo(para)}
    >
      {act}
    </Button>
  )
  if (avisos.length === 0) return go ? <Callout tone="ok" title={t.pronta} actions={go} /> : null
  return (
    <Callout
      tone="aviso"
      title={
        para && para !== 'producao'
          ? t.faltam(para === 'apuracao' ? t.aApurar : t.aFinalizar, avisos.length)
          : undefined
      }
      actions={go}
    >
      <ul className="pilha v-2 m-z p-z sem-ponto">
        {avisos.map((aviso) => (
          <li key={aviso.codigo} className="linha quebra v-3 j-1">
            <span>{words[aviso.codigo](aviso.n, aviso.ids)}</span>
            <AoAviso fase={fase} aviso={aviso} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Historico({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const estados = useTexts(estadoFaseTexts)
  const dates = useDates()
  if (fase.passos.length === 0) return null
  return (
    <Card title={t.historico}>
      <ol className="pilha v-4 m-z p-z sem-ponto partir">
        {fase.passos.map(({ id, de, para, quem, quando, motivo }) => (
          <li key={id} className="pilha v-1">
            <b className="meia">{t.passo(estados[de], estados[para])}</b>
            <span className="t-s fraca">{t.feitoPor(dates.dateTime(quando), quem.nome)}</span>
            {motivo && <span className="t-s">{motivo}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Opened({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const dates = useDates()
  const { percent } = useFigures()
  const [open, setOpen] = useState<'editar' | 'adicionar' | EstadoFase | null>(null)
  const close = () => setOpen(null)
  const { nome, rede, permissoes, status, passos } = fase
  const facts = [
    t.dias(dates.day(fase.inicio), dates.day(fase.fim)),
    t.nAvaliacoes(fase.avaliacoes.length),
    rede.nome,
    fase.periodo?.nome,
    t.quorumDe(percent(fase.quorum / 100, 0)),
  ].filter(Boolean)
  const next = onward(fase)
  const others = permissoes.estados.filter((para) => para !== next)
  const words = {
    producao: t.voltarProducao,
    apuracao: status === 'finalizado' ? t.reabrir : t.comecar,
    finalizado: t.finalizar,
    cancelado: t.cancelarFase,
  }
  const [last] = passos
  return (
    <>
      <PageHeader
        title={nome}
        crumbs={[
          { label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') },
          { label: t.fases, href: place.todas },
          { label: nome },
        ]}
        description={facts.join(' · ')}
        actions={
          (permissoes.editar || others.length > 0) && (
            <Menu
              label={t.maisAcoes}
              align="end"
              trigger={(trigger) => <IconButton icon={IconDots} label={t.maisAcoes} {...trigger} />}
              actions={[
                permissoes.editar && { label: t.editar, onSelect: () => setOpen('editar') },
                permissoes.editar && { label: t.datas, href: place.datas(fase.id) },
                ...others.map((para) => ({
                  label: words[para],
                  danger: para === 'cancelado',
                  separated: para === 'cancelado',
                  onSelect: () => setOpen(para),
                })),
              ]}
            />
          )
        }
      />
      {status === 'cancelado' ? (
        <div className="mb-6">
          <Callout tone="aviso" title={t.canceladaTitulo}>
            {last && t.canceladaTexto(dates.dateTime(last.quando), last.quem.nome, last.motivo)}
          </Callout>
        </div>
      ) : (
        <Etapas fase={fase} />
      )}
      <div className="pilha v-6">
        <Avisos fase={fase} onAdd={() => setOpen('adicionar')} onGo={setOpen} />
        <Card
          title={t.avaliacoes}
          aside={
            !permissoes.editar && fase.totais.total > 0 ? (
              <Link className="elo" to={place.escolas(fase.id)}>
                {t.verPorEscola}
              </Link>
            ) : (
              permissoes.editar && (
                <Button look="soft" className="vao" icon={IconPlus} onClick={() => setOpen('adicionar')}>
                  {t.adicionar}
                </Button>
              )
            )
          }
        >
          {fase.avaliacoes.length === 0 ? (
            <EmptyState title={t.vazia}>{t.vaziaTexto}</EmptyState>
          ) : (
            <Avaliacoes fase={fase} />
          )}
        </Card>
        <Historico fase={fase} />
      </div>
      {open === 'editar' && <EditarDialog fase={fase} onClose={close} />}
      {open === 'adicionar' && <Adicionar fase={fase} onClose={close} />}
      {open !== null && open !== 'editar' && open !== 'adicionar' && (
        <Situar fase={fase} para={open} onClose={close} />
      )}
    </>
  )
}

export function Screen() {
  return <Aberta>{(fase) => <Opened key={fase.id} fase={fase} />}</Aberta>
}
