/** What kind of thing an activity leads to, and its name: for who writes it. */
import { hostOf } from '../../../../core/contract/address.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { tipoAtividadeTexts } from '../../../ensino/tentativa/web/public-sugerida.ts'
import type { Atividade } from '../shapes.ts'
import { atividadeTexts } from './texts.ts'

export function AtividadeFatos({ atividade }: { atividade: Atividade }) {
  const t = useTexts(atividadeTexts)
  const tipos = useTexts(tipoAtividadeTexts)
  const { tipo, alvo, nome, url, midia, midias } = atividade
  const within = tipo === 'aula' || tipo === 'playlist' || tipo === 'trilha'
  const said = url === null ? (midias.find(({ id }) => id === midia)?.nome ?? nome) : hostOf(url)
  return (
    <span className="linha quebra v-2 t-s fraca">
      <Tag>{tipos[tipo]}</Tag> {said}
      {within && alvo === null && <Tag tone="aviso">{t.fechado}</Tag>}
    </span>
  )
}
