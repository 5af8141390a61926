/** The third step: what would be done, line by line, and the button that records. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { call, useSend, useTransport } from '../../../../../core/web/data.ts'
import { saveFile } from '../../../../../core/web/device/save-file.ts'
import { FileReading } from '../../../../../core/web/FileReading.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { CountTabs } from '../../../../../core/web/ui/CountTabs.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { GravarFoot } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { SITUACOES, type Situacao } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { Descartar } from './Descartar.tsx'
import { Destino } from './Destino.tsx'
import { Linhas } from './Linhas.tsx'
import { telaTexts } from './texts.ts'

const ICONS = { criar: IconPlus, mudar: IconRefresh, igual: IconEqual, erro: IconAlertCircle }

/** The columns as they were understood, and the way to change that. */
function Lidas({ importacao, onColunas }: { importacao: Importacao; onColunas: () => void }) {
  const t = useTexts(telaTexts)
  const { cabecalho, colunas } = importacao
  const kept = cabecalho.filter((_, i) => colunas[i] === null)
  return (
    <p className="linha quebra t-s fraca">
      <span>
        {t.lidas(cabecalho.length - kept.length, cabecalho.length)}.{' '}
        {kept.length > 0 && t.soGuardadas(kept.map((name) => name || t.semNome).join(', '))}
      </span>
      <Button size="small" icon={IconColumns} onClick={onColunas}>
        {t.mudarColunas}
      </Button>
    </p>
  )
}

/** How many lines each component has, and what else the person should know before recording. */
function Resumo({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const { por_categoria, categorias_novas, ausentes } = importacao
  return (
    <section className="pilha">
      <h2>{t.porCategoria}</h2>
      <ul className="linha quebra v-5 j-3" aria-label={t.porCategoria}>
        {por_categoria.map(({ nome, linhas }) => (
          <li key={nome}>
            <Tag>{nome}</Tag> <b className="num">{linhas.toLocaleString('pt-BR')}</b>
          </li>
        ))}
      </ul>
      {(categorias_novas > 0 || ausentes > 0) && (
        <p className="fraca t-s">
          {categorias_novas > 0 && t.novas(categorias_novas)} {ausentes > 0 && t.ausentes(ausentes)}
        </p>
      )}
    </section>
  )
}

function useProblemas(id: number) {
  const transport = useTransport()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { arquivo, tipo, conteudo } = await call(transport, importarApi.problemas, { params: { id } })
      saveFile(arquivo, tipo, conteudo)
      setError(undefined)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error }
}

interface Props {
  importacao: Importacao
  onColunas: () => void
}

export function Conferencia({ importacao, onColunas }: Props) {
  const t = useTexts(telaTexts)
  const problems = useTexts(importarTexts)
  const { get, set } = useUrlFilters()
  const { id, contagem } = importacao
  const { criar, mudar, erro } = contagem
  const asked = SITUACOES.find((one) => one === get('situacao'))
  const situacao: Situacao =
    asked ?? (erro > 0 ? 'erro' : (SITUACOES.find((one) => contagem[one] > 0) ?? 'criar'))
  const problemas = useProblemas(id)
  const confirm = useSend(importarApi.confirmImportacao)
  const linhas = criar + mudar
  return (
    <>
      <CountTabs
        label={t.resultado}
        chosen={situacao}
        onChoose={(value) => set('situacao', value)}
        counts={SITUACOES.map((value) => ({
          value,
          count: contagem[value],
          label: t[value],
          icon: ICONS[value],
          wrong: value === 'erro',
        }))}
      />
      <Destino importacao={importacao} />
      <FileReading calls={importarApi} file={importacao} />
      <Lidas importacao={importacao} onColunas={onColunas} />
      <Resumo importacao={importacao} />
      <Linhas id={id} situacao={situacao} />
      <GravarFoot
        calls={importarApi}
        importacao={importacao}
        erros={erro}
        linhas={linhas}
        confirm={{ ...confirm, mutate: () => confirm.mutate({ params: { id }, body: { linhas } }) }}
        label={t.gravar(linhas)}
        error={confirm.error?.message ?? problemas.error}
        words={t}
        problems={problems}
      >
        <Descartar id={id} />
        {erro > 0 && (
          <Button icon={IconDownload} busy={problemas.busy} onClick={() => void problemas.run()}>
            {t.baixarProblemas(erro)}
          </Button>
        )}
      </GravarFoot>
    </>
  )
}
