/** The assessments of a phase: when each is given, who was there, who is missing, what can be done. */
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Shares } from '../../../../core/web/ui/Chart.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { opcoesTexts } from '../../avaliacao/web/public-texts.ts'
import { faseApi } from '../contract.ts'
import { participacao } from '../rules.ts'
import type { FaseInteira, NaFase, Totais } from '../shapes.ts'
import { place, useFigures } from './place.ts'
import { faseWebTexts } from './texts.ts'

function useContagem() {
  const t = useTexts(faseWebTexts)
  const { whole } = useFigures()
  return ({ presentes, ausentes, total_pendentes, total, fora }: Totais) =>
    t.contagem(whole(presentes), whole(ausentes), whole(total_pendentes), whole(total - fora))
}

function Participacao({ totais, quorum }: { totais: Totais; quorum: number }) {
  const say = useContagem()
  const { presentes, ausentes, total_pendentes, total, fora } = totais
  return (
    <div className="pilha v-2 cresce-16">
      <Shares
        parts={[
          { value: presentes, look: 'feito' },
          { value: ausentes, look: 'falta' },
          { value: total_pendentes, look: 'resta' },
        ]}
        total={total - fora}
        label={say(totais)}
        mark={quorum / 100}
      />
      <span className="t-s fraca">{say(totais)}</span>
    </div>
  )
}

function Acoes({ fase, uma }: { fase: FaseInteira; uma: NaFase }) {
  const t = useTexts(faseWebTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useSend(faseApi.remove)
  const { id, titulo } = uma.avaliacao
  const remove = () =>
    mutate(
      { params: { faseID: fase.id, avaliacaoID: id } },
      {
        onSuccess: () => void notify.success(t.retirada),
        onError: (problem) => void notify.error(errorSentence(problem, language)),
      },
    )
  return (
    <>
      <Menu
        label={t.acoesDe(titulo)}
        align="end"
        trigger={(trigger) => <IconButton icon={IconDotsVertical} label={t.acoesDe(titulo)} {...trigger} />}
        actions={[
          fase.permissoes.participantes && { label: t.participantes, href: place.participantes(fase.id, id) },
          uma.totalAlunos > 0 && { label: t.acompanhar, href: place.apuracaoDe(fase.id, id) },
          fase.permissoes.editar && { label: t.datas, href: place.datas(fase.id) },
          {
            label: t.abrirAvaliacao,
            href: href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao: id }),
          },
          fase.permissoes.editar && {
            ...{ label: t.retirar, danger: true, separated: true, disabled: isPending },
            onSelect: () => setAsked(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          remove()
        }}
        title={t.retirarTitulo(titulo)}
        confirmLabel={t.retirar}
      >
        {t.retirarTexto(uma.totalAlunos)}
      </ConfirmDialog>
    </>
  )
}

function Linha({ fase, uma, totais }: { fase: FaseInteira; uma: NaFase; totais: Totais | undefined }) {
  const t = useTexts(faseWebTexts)
  const opcoes = useTexts(opcoesTexts)
  const dates = useDates()
  const { percent } = useFigures()
  const { id, titulo, modalidade } = uma.avaliacao
  const when = uma.inicio && uma.fim ? t.ate(dates.dateTime(uma.inicio), dates.dateTime(uma.fim)) : t.semData
  const share = totais && fase.status !== 'producao' ? participacao(totais) : null
  return (
    <li className="linha quebra v-5 pb-4 fio-c">
      <div className="cresce-16 partir">
        <h3 className="t-1">{titulo}</h3>
        <p className="t-s fraca">{[`#${id}`, opcoes[modalidade], when].join(' · ')}</p>
      </div>
      {share === null || !totais ? (
        <Link
          className="elo cresce-10 t-s"
          to={
            fase.permissoes.participantes ? place.participantes(fase.id, id) : place.apuracaoDe(fase.id, id)
          }
        >
          {uma.totalAlunos === 0 ? t.escolherAlunos : t.nAlunos(uma.totalAlunos)}
        </Link>
      ) : (
        <>
          <Participacao totais={totais} quorum={fase.quorum} />
          <b className="tabular lm-4 ta-f cel-lm-z">{percent(share)}</b>
        </>
      )}
      <Acoes fase={fase} uma={uma} />
    </li>
  )
}

export function Avaliacoes({ fase }: { fase: FaseInteira }) {
  const t = useTexts(faseWebTexts)
  const say = useContagem()
  const { percent } = useFigures()
  const of = new Map(fase.porAvaliacao.map(({ avaliacao_id, totais }) => [avaliacao_id, totais]))
  const share = fase.status === 'producao' ? null : participacao(fase.totais)
  return (
    <>
      <ul className="m-z p-z sem-ponto">
        {fase.avaliacoes.map((uma) => (
          <Linha key={uma.avaliacao.id} fase={fase} uma={uma} totais={of.get(uma.avaliacao.id)} />
        ))}
      </ul>
      {share !== null && (
        <>
          <p className="linha quebra v-5 pb-4 fio-c">
            <b className="cresce-16">{t.aFase}</b>
            <span className="cresce-16 t-s fraca">{say(fase.totais)}</span>
            <b className="tabular lm-4 ta-f cel-lm-z">{percent(share)}</b>
            <span className="q-225 cel-sai" />
          </p>
          <p className="linha quebra v-4 t-s fraca">
            {(['feito', 'falta', 'resta'] as const).map((look) => (
              <span key={look} className="linha v-2">
                <span className={`parte-${look} q-075 raio-1`} aria-hidden="true" />
                {{ feito: t.presentes, falta: t.ausencias, resta: t.pendentes }[look]}
              </span>
            ))}
            <span>{t.traco(percent(fase.quorum / 100, 0))}</span>
          </p>
        </>
      )}
    </>
  )
}
