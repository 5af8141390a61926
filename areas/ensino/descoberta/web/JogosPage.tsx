/** `/logado/games`: lessons made of games, and the own score of the week; no prizes, nobody else's (H-31). */
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Capa } from '../../catalogo/web/public-capa.tsx'
import { descobertaApi, type Jogo } from '../contract.ts'
import { ESTANTE, Estante } from './Estante.tsx'
import { fazerHref } from './fazer.ts'
import { descobertaTexts } from './texts.ts'

function JogoCard({ jogo }: { jogo: Jogo }) {
  const t = useTexts(descobertaTexts)
  const language = useLanguage()
  const { id, titulo, descricao, capa, disciplina, periodos, nota, nota_semana, turma } = jogo
  const facts = [disciplina?.nome, periodos.map(({ nome }) => nome).join(', ')]
  const grades = [
    nota_semana !== null && t.naSemana(formatNumber(nota_semana, 1, language)),
    nota !== null && t.suaNota(formatNumber(nota, 1, language)),
  ]
  return (
    <article className="cartao desc-item coluna v-3 alta rel">
      <Capa titulo={titulo} imagem={capa} disciplina={disciplina?.nome} />
      <h2>{titulo}</h2>
      {descricao && <p className="fraca linhas-3">{descricao}</p>}
      <small className="fraca">{facts.filter(Boolean).join(' · ')}</small>
      <small className="forte num">{grades.filter(Boolean).join(' · ')}</small>
      <span className="pe">
        <ButtonLink
          look="soft"
          icon={IconDeviceGamepad2}
          to={fazerHref(id, turma)}
          aria-label={t.jogarDe(titulo)}
        >
          {t.jogar}
        </ButtonLink>
      </span>
    </article>
  )
}

export function Screen() {
  const t = useTexts(descobertaTexts)
  const list = useList(descobertaApi.jogos, ESTANTE)
  const semana = list.data?.semana
  return (
    <Estante
      titulo={t.jogos}
      texto={t.jogosTexto}
      buscar={t.buscarJogo}
      vazia={{ titulo: t.nenhumJogo, texto: t.nenhumJogoTexto }}
      list={list}
      itens={list.data?.jogos}
      acima={
        semana &&
        semana.vezes > 0 && (
          <StatRow>
            <StatCard value={semana.pontos}>{t.pontosSemana}</StatCard>
            <StatCard value={semana.jogos}>{t.jogosSemana}</StatCard>
            <StatCard value={semana.vezes}>{t.vezesSemana}</StatCard>
          </StatRow>
        )
      }
    >
      {(jogo) => <JogoCard jogo={jogo} />}
    </Estante>
  )
}
