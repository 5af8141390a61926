/** What a row stands for, as a picture beside its name: network, region, school, class. */

import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { turmaTexts } from '../../turma/texts.ts'
import { redeTexts } from './texts.ts'
import type { AnyNo } from './tree.ts'

export function NoIcon({ no, nivel }: { no: AnyNo; nivel: number }) {
  if (no.tipo === 'aluno') return <Avatar nome={no.nome} size="small" />
  const Icon =
    no.tipo === 'turma'
      ? IconUsers
      : no.inep !== null
        ? IconBuilding
        : nivel === 1
          ? IconBuildingCommunity
          : IconMapPin
  return <Icon aria-hidden="true" className="fraca" />
}

/** "7º A · manhã", with the year's kind where it is not a regular class. */
export function NoName({ no }: { no: AnyNo }) {
  const t = useTexts(redeTexts)
  const turnos = useTexts(turmaTexts)
  const { turma } = no
  const facts = turma
    ? [turnos[turma.turno], ...(turma.tipo === 'regular' ? [] : [t[turma.tipo]])]
    : no.inep !== null
      ? [t.inep(no.inep)]
      : []
  return (
    <span className="nome-l encolhe partir">
      {no.nome}
      {facts.length > 0 && (
        <small className={cx('fraca t-s leve', !turma && 'so-largo')}> · {facts.join(' · ')}</small>
      )}
    </span>
  )
}
