/** A new lesson: its title, then the editor. */
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../contract.ts'
import { MAX_TITULO } from '../shapes.ts'
import { aulaWebTexts } from './texts.ts'

export function NovaAula({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(aulaWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [titulo, setTitulo] = useState('')
  const create = useSend(aulaApi.create)
  // The same title again is the same write: a repeat after a lost answer makes one lesson.
  const input = useRef({ body: { titulo: '' } })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const clean = titulo.trim()
    if (clean === '' || create.isPending) return
    if (input.current.body.titulo !== clean) input.current = { body: { titulo: clean } }
    const { aula } = await create.mutateAsync(input.current)
    void navigate(href('/logado/gerenciar/aula/:id', { id: aula.id }))
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.tituloDaNova}>
      <form className="pilha" noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <TextField
          label={t.titulo}
          value={titulo}
          maxLength={MAX_TITULO}
          autoComplete="off"
          error={create.error ? errorSentence(create.error, language) : null}
          onChange={({ target }) => setTitulo(target.value)}
        />
        <footer className="linha">
          <span className="vao" />
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button type="submit" look="filled" busy={create.isPending} disabled={titulo.trim() === ''}>
            {t.criar}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
