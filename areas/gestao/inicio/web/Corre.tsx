/** What runs today in the schools of who manages them: live lessons, notices that go out, their own long work. */
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { Link } from 'react-router'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import type { Corre as Linha } from '../shapes.ts'
import { gestaoTexts } from './gestao-texts.ts'

const ICONS = { ao_vivo: IconVideo, aviso: IconSpeakerphone, trabalho: IconHourglass } as const

/** Where it is looked at; work is followed where it was begun. */
function lugarDe({ tipo, id, turma, rede }: Linha): string | undefined {
  if (tipo === 'ao_vivo' && turma)
    return href('/logado/turmas/turma/:id/aulas-ao-vivo/:encontro', { id: turma.id, encontro: id })
  if (tipo === 'aviso' && rede)
    return href('/logado/redes/rede/:rede/gestao/avisos/:aviso', { rede: rede.id, aviso: id })
  return undefined
}

function CorreRow({ linha, now }: { linha: Linha; now: Date }) {
  const t = useTexts(gestaoTexts)
  const dates = useDates()
  const { tipo, nome, turma, rede, quando, ate, agora, feito, de } = linha
  const Icon = ICONS[tipo]
  const to = lugarDe(linha)
  const title = tipo === 'trabalho' ? t.trabalhoSeu : nome
  const where = [turma?.nome, rede?.nome].filter(Boolean).join(' · ')
  const when =
    tipo === 'trabalho'
      ? t.desde(dates.near(quando, now))
      : agora && ate
        ? t.ateAs(dates.time(ate))
        : tipo === 'aviso'
          ? t.sai(dates.time(quando))
          : t.comeca(dates.time(quando))
  return (
    <li>
      <Icon className="fina" aria-hidden="true" />
      <p className="cresce">
        {to === undefined ? (
          <b>{title}</b>
        ) : (
          <Link className="elo-t forte" to={to}>
            {title}
          </Link>
        )}
        <br />
        <span className="t-s fraca">{[where, when].filter(Boolean).join(' · ')}</span>
        {tipo === 'trabalho' && de > 0 && (
          <ProgressBar value={feito} max={de} label={t.feitoDe(feito, de)} withLabel />
        )}
      </p>
      {agora && tipo === 'ao_vivo' && (
        <span className="marcas">
          <Status state="info">{t.agora}</Status>
        </span>
      )}
    </li>
  )
}

export function Corre({ linhas, total, now }: { linhas: readonly Linha[]; total: number; now: Date }) {
  const t = useTexts(gestaoTexts)
  if (linhas.length === 0) return null
  const more = total - linhas.length
  return (
    <Card title={t.correHoje} aside={more > 0 && <span className="fraca t-s">{t.maisCorre(more)}</span>}>
      <ul className="lista">
        {linhas.map((linha) => (
          <CorreRow key={`${linha.tipo}-${linha.id}`} linha={linha} now={now} />
        ))}
      </ul>
    </Card>
  )
}
