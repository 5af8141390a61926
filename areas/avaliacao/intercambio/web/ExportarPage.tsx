/** `/logado/gerenciar/questoes/exportar`: questions into a file, with what is lost said before it is made. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { levarApi } from '../contract-levar.ts'
import { FORMATOS_ESCRITOS, type FormatoEscrito, SO_COM_GABARITO } from '../shapes-levar.ts'
import { exportarTexts } from './exportar-texts.ts'
import { pedidoOf } from './pedido.ts'

type Ensaio = Returned<typeof levarApi.rehearseExportacao>

function Contagens({ title, rows }: { title: string; rows: Ensaio['perdas'] }) {
  const t = useTexts(exportarTexts)
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="t-2">{title}</h3>
      <ul>
        {rows.map(({ texto, questoes }) => (
          <li key={texto}>{t.em(texto, questoes)}</li>
        ))}
      </ul>
    </section>
  )
}

function Ficam({ ensaio: { ficam, motivos, fora } }: { ensaio: Ensaio }) {
  const t = useTexts(exportarTexts)
  if (ficam === 0) return null
  return (
    <section>
      <Contagens title={t.ficamTitulo} rows={motivos} />
      <ul>
        {fora.map(({ id, nome, motivo }) => (
          <li key={id}>
            <Link to={href('/logado/gerenciar/questoes/:questao', { questao: id })}>
              {nome || t.semTexto}
            </Link>
            <span className="fraca"> · {motivo}</span>
          </li>
        ))}
      </ul>
      {ficam > fora.length && <p className="fraca">{t.eMais(ficam - fora.length)}</p>}
    </section>
  )
}

/** What the file would hold. */
function Resultado({ ensaio }: { ensaio: Ensaio }) {
  const t = useTexts(exportarTexts)
  const language = useLanguage()
  const n = (value: number) => formatNumber(value, 0, language)
  const { inteiras, perdem, ficam, perdas, guardados, ausentes } = ensaio
  return (
    <section className="pilha" aria-label={t.resultado} aria-live="polite">
      <StatRow>
        <StatCard value={n(inteiras)}>{t.inteiras(inteiras)}</StatCard>
        {perdem > 0 && <StatCard value={n(perdem)}>{t.perdem(perdem)}</StatCard>}
        {ficam > 0 && <StatCard value={n(ficam)}>{t.ficam(ficam)}</StatCard>}
      </StatRow>
      {ausentes > 0 && <Callout tone="aviso">{t.ausentes(ausentes)}</Callout>}
      <Contagens title={t.perdasTitulo} rows={perdas} />
      <Contagens title={t.guardadosTitulo} rows={guardados} />
      <Ficam ensaio={ensaio} />
    </section>
  )
}

export function Screen() {
  const t = useTexts(exportarTexts)
  const language = useLanguage()
  const { get } = useUrlFilters()
  const [formato, setFormato] = useState<FormatoEscrito>('pdf')
  const [chosen, setGabarito] = useState(true)
  const gabarito = chosen || SO_COM_GABARITO.has(formato)
  const body = { ...pedidoOf(get, get('arquivadas') !== ''), formato, gabarito }
  const { data, error, isFetching } = useCall(levarApi.rehearseExportacao, { body })
  const send = useSend(levarApi.createExportacao, {
    reread: 'later',
    onSuccess: ({ arquivo }) => arquivo && saveFile(arquivo.arquivo, arquivo.tipo, arquivo.conteudo),
  })
  const vao = data ? data.total - data.ficam : 0
  const trabalho = send.data?.trabalho ?? null
  const fault = send.error ?? error
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.texto}
        crumbs={[{ label: t.banco, href: href('/logado/gerenciar/questoes') }, { label: t.titulo }]}
      />
      <div className="pilha">
        <SelectField
          className="w-30"
          label={t.formato}
          help={t[`${formato}Ajuda`]}
          value={formato}
          options={FORMATOS_ESCRITOS.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => {
            const found = FORMATOS_ESCRITOS.find((one) => one === target.value)
            if (found) setFormato(found)
            send.reset()
          }}
        />
        {SO_COM_GABARITO.has(formato) ? (
          <p className="fraca">{t.sempreComGabarito}</p>
        ) : (
          <Segmented
            className="js-i"
            label={t.gabarito}
            value={gabarito ? 'com' : 'sem'}
            choices={[
              { value: 'com', label: t.comGabarito },
              { value: 'sem', label: t.semGabarito },
            ]}
            onChange={(value) => {
              setGabarito(value === 'com')
              send.reset()
            }}
          />
        )}
        {fault && <Callout tone="erro">{errorSentence(fault, language)}</Callout>}
        {!data && !error && <Skeleton height="6rem" />}
        {data && !error && <Resultado ensaio={data} />}
        {trabalho !== null && <TrabalhoProgress id={trabalho} title={t.fazendo} />}
        {send.data?.arquivo && <Callout tone="ok" title={t.baixado(send.data.arquivo.arquivo)} live />}
        <div className="acoes">
          <Button
            look="filled"
            icon={IconDownload}
            disabled={vao === 0 || isFetching || error !== null}
            busy={send.isPending}
            onClick={() => send.mutate({ body })}
          >
            {t.baixar(vao)}
          </Button>
        </div>
      </div>
    </>
  )
}
