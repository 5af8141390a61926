/** The pupil is known by the card or the name: the pictures, chosen the first time, asked ever after. */
import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Animal } from '../../../../core/web/ui/Animal.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ReadAloud } from '../../../../core/web/ui/ReadAloud.tsx'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { useCountdown } from '../../../acesso/sessao/web/public.tsx'
import '../../../../core/web/ui/child.css'
import { type AlunoNoAparelho, cartaoApi } from '../contract.ts'
import type { Imagem } from '../rules.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { entradaTexts } from './texts.ts'

interface Props {
  aparelho: string
  aluno: AlunoNoAparelho
  /** Absent when the pupil was chosen by name. */
  codigo: string | undefined
  onDone: (usuario: number, token: string) => void
  onBack: () => void
}

export function Pictures({ aparelho, aluno, codigo, onDone, onBack }: Props) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const heading = useTitleFocus()
  const [first, setFirst] = useState<readonly Imagem[] | null>(null)
  const [differs, setDiffers] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const wait = useCountdown(error instanceof ApiError ? error.retryAfter : 0, error)
  const choosing = aluno.imagem === 'escolher'
  const locked =
    aluno.imagem === 'bloqueada' || (error instanceof ApiError && error.codigo === 'imagem_bloqueada')

  async function send(imagens: Imagem[]) {
    setBusy(true)
    setError(null)
    try {
      const body = { aparelho, imagens, ...(codigo === undefined ? { aluno: aluno.id } : { codigo }) }
      const { usuario, token } = await call(transport, cartaoApi.signIn, { body })
      onDone(usuario.id, token)
    } catch (refused) {
      setError(refused)
      setFirst(null)
      setBusy(false)
    }
  }
  const chose = (imagens: Imagem[]) => {
    if (!choosing) return void send(imagens)
    setDiffers(false)
    if (first === null) return setFirst(imagens)
    if (imagens.join() === first.join()) return void send(imagens)
    setFirst(null)
    setDiffers(true)
  }

  const asked = !locked && aluno.imagem !== 'ausente' && (choosing ? (first ? t.repita : t.escolha) : t.toque)
  return (
    <>
      <div className={aluno.animal ? 'crianca' : undefined}>
        {aluno.animal && <Animal name={aluno.animal} />}
        <h2 ref={heading} tabIndex={-1}>
          {t.oi(aluno.nome)}
        </h2>
        {asked && <p className="fraca col-2">{asked}</p>}
        {aluno.animal && <ReadAloud texto={`${t.oi(aluno.nome)}. ${asked || ''}`} />}
      </div>
      {locked ? (
        <Callout tone="aviso" title={t.bloqueada} live>
          {t.bloqueadaTexto}
        </Callout>
      ) : aluno.imagem === 'ausente' ? (
        <Callout tone="aviso" title={t.bloqueada}>
          {t.semImagem}
        </Callout>
      ) : choosing && codigo === undefined ? (
        <Callout title={t.primeiraVez}>{t.primeiraVezTexto}</Callout>
      ) : (
        <>
          {differs && (
            <Callout tone="aviso" live>
              {t.diferente}
            </Callout>
          )}
          {error !== null && (
            <Callout tone="erro">{wait > 0 ? t.espere(wait) : errorSentence(error, language)}</Callout>
          )}
          <PictureGrid key={first === null ? 'first' : 'again'} busy={busy || wait > 0} onDone={chose} />
        </>
      )}
      <Button look="link" onClick={onBack}>
        {t.naoSouEu}
      </Button>
    </>
  )
}
