/** Cards of the facts of a lesson. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import type { AulaInteira } from '../shapes.ts'
import { MudarAutores } from './AutoresDialog.tsx'
import { fatosTexts } from './editor/fatos-texts.ts'
import { tipoTexts } from './tipo-texts.ts'
import { turmaAulaTexts } from './turma-texts.ts'

export function Codigo({ codigo }: { codigo: string }) {
  const t = useTexts(turmaAulaTexts)
  const address = `${location.origin}/${codigo}`
  return (
    <Card title={t.codigo} className="au-codigo">
      <p className="num forte">{codigo}</p>
      <p className="fraca t-s">{address}</p>
      <Button
        size="small"
        icon={IconCopy}
        onClick={() => void navigator.clipboard?.writeText(address).then(() => notify.success(t.copiado))}
      >
        {t.copiar}
      </Button>
    </Card>
  )
}

export function Fatos({ aula }: { aula: AulaInteira }) {
  const eu = useEu()
  const language = useLanguage()
  const t = useTexts(turmaAulaTexts)
  const tf = useTexts(fatosTexts)
  const dates = useDates()
  const { disciplina, periodos, habilidades, tags, versao, publicada_em } = aula
  const rules = [
    aula.tentativas === null ? t.ilimitadas : t.tentativas(aula.tentativas),
    t.notaMinima(formatNumber(aula.nota_minima, 1, language)),
    aula.tempo_limite !== null && t.minutos(Math.ceil(aula.tempo_limite / 60)),
    tf[aula.navegacao],
  ]
  const facts: [string, string][] = [
    [t.versao, publicada_em ? t.versaoEm(versao, dates.date(publicada_em)) : t.naoPublicada],
    [tf.visibilidade, tf[aula.visibilidade]],
    [t.regras, rules.filter(Boolean).join(' · ')],
    [t.disciplina, disciplina?.nome ?? ''],
    [t.anos, periodos.map(({ nome }) => nome).join(', ')],
    [t.habilidades, habilidades.map(({ codigo, texto }) => `${codigo} ${texto}`).join('; ')],
    [t.tags, tags.join(', ')],
  ]
  return (
    <Card title={t.sobre}>
      <dl className="au-fatos pilha v-5 j-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [
            <dt className="fraca" key={name}>
              {name}
            </dt>,
            <dd key={`${name}-valor`}>{value}</dd>,
          ])}
      </dl>
      {versao > 0 && (
        <div className="linha quebra">
          <ButtonLink
            size="small"
            icon={IconHistory}
            to={href('/logado/gerenciar/aula/:id/versoes', { id: aula.id })}
          >
            {t.verVersoes}
          </ButtonLink>
          {(aula.permissoes.publicar || aula.autores.some(({ id }) => id === eu?.id)) && (
            <ButtonLink
              size="small"
              icon={IconKey}
              to={href('/logado/gerenciar/aula/:id/gabarito', { id: aula.id })}
            >
              {t.corrigirGabarito}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}

export function Autores({ aula }: { aula: AulaInteira }) {
  const t = useTexts(turmaAulaTexts)
  return (
    <Card title={t.autores}>
      <ul className="au-autores pilha v-3">
        {aula.autores.map(({ id, nome }) => (
          <li className="linha quebra v-3 j-z h-2 partir" key={id}>
            {nome}
          </li>
        ))}
      </ul>
      {aula.permissoes.gerenciar && <MudarAutores aula={aula} />}
    </Card>
  )
}

export function Telas({ aula }: { aula: AulaInteira }) {
  const t = useTexts(turmaAulaTexts)
  const tipos = useTexts(tipoTexts)
  const { telas, id } = aula
  if (telas.length === 0) return null
  return (
    <Card title={t.telas}>
      <ol className="au-telas pilha v-2">
        {telas.map(({ id: tela, titulo, tipo }) => (
          <li key={tela}>
            {titulo || tipos[tipo]} {titulo && <small className="fraca">{tipos[tipo]}</small>}
          </li>
        ))}
      </ol>
      <ButtonLink
        size="small"
        to={href('/logado/gerenciar/aula/info/:aula/:telas', {
          aula: id,
          telas: telas.map((_, i) => i + 1).join(','),
        })}
      >
        {t.verTelas}
      </ButtonLink>
    </Card>
  )
}
