/** A result that its pupil shared, by a signed address: without the answers. */
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { call, useTransport } from '../../../../core/web/call.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { tentativaApi } from '../contract.ts'
import { fimTexts } from './player/fim-texts.ts'
import './player/player.css'
import { playerTexts } from './player/texts.ts'
import { publicoTexts } from './publico-texts.ts'
import '../../../../core/web/ui/parts.css'

type Relatorio = Returned<typeof tentativaApi.relatorio>['relatorio']

export function Screen() {
  const t = useTexts(publicoTexts)
  const { tenant } = useFrame()
  const { id } = useParams()
  const transport = useTransport()
  const [relatorio, setRelatorio] = useState<Relatorio | null>(null)
  const [failed, setFailed] = useState(!id)
  useEffect(() => {
    if (!id) return
    call(transport, tentativaApi.relatorio, { params: { id } }).then(
      (found) => setRelatorio(found.relatorio),
      () => setFailed(true),
    )
  }, [transport, id])
  return (
    <div className="toda w-44 mi-a pt-5 pi-5 pp-7">
      <title>{`${t.relatorio} · ${tenant.nome}`}</title>
      <meta name="robots" content="noindex" />
      {failed ? (
        <EmptyState heading="h1" title={t.naoVale} action={<ButtonLink to="/">{t.inicio}</ButtonLink>}>
          {t.naoValeTexto}
        </EmptyState>
      ) : relatorio ? (
        <Folha relatorio={relatorio} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function Folha({ relatorio: { aluno, aula, turma, tentativa, telas } }: { relatorio: Relatorio }) {
  const language = useLanguage()
  const t = useTexts(publicoTexts)
  const tf = useTexts(fimTexts)
  const tp = useTexts(playerTexts)
  const dates = useDates()
  const facts = [
    t.de(aluno),
    turma && t.turma(turma),
    tentativa.concluida_em && t.concluida(dates.dateTime(tentativa.concluida_em)),
  ]
  return (
    <>
      <section className="pl-fim pilha ji-c v-5 ta-c">
        <p className="fraca">{t.relatorio}</p>
        <h1>{aula}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {tentativa.nota !== null && (
          <p className="t-7 forte num lh-1">
            <span className="so-leitor">{t.nota}: </span>
            {formatNumber(tentativa.nota, 2, language)}
          </p>
        )}
        {tentativa.status && (
          <Status state={tentativa.status === 'aprovado' ? 'right' : 'soon'}>{tf[tentativa.status]}</Status>
        )}
      </section>
      <section className="mt-7">
        <h2>{t.porTela}</h2>
        <ol className="pl-revisao pilha v-3">
          {telas.map(({ ordem, titulo, fracao, declarada }) => (
            <li key={ordem}>
              <div className="caixa larga">
                <b className="num">{ordem}</b>
                <span className="nome">
                  {titulo || tp.tela(ordem, telas.length)}
                  {declarada && <small className="fraca"> {tf.semConferir}</small>}
                </span>
                <span className="num">
                  {fracao === null ? t.semCorrecao : `${formatNumber(fracao * 100, 0, language)}%`}
                </span>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
