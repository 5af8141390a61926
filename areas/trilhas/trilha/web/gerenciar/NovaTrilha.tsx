/** A new path: its name, then the editor. */
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import { trilhasTexts } from './texts.ts'

export function NovaTrilha({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(trilhasTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [nome, setNome] = useState('')
  const create = useSend(trilhaGerenciarApi.create)
  // The same name again is the same write: a repeat after a lost answer makes one path.
  const input = useRef({ body: { nome: '' } })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const clean = nome.trim()
    if (clean === '' || create.isPending) return
    if (input.current.body.nome !== clean) input.current = { body: { nome: clean } }
    const { trilha } = await create.mutateAsync(input.current)
    void navigate(href('/logado/gerenciar/trilhas/:trilha', { trilha: trilha.id }))
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.nova}>
      <form className="pilha" noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <TextField
          label={t.nome}
          value={nome}
          maxLength={150}
          autoComplete="off"
          error={create.error ? errorSentence(create.error, language) : null}
          onChange={({ target }) => setNome(target.value)}
        />
        <footer className="linha">
          <span className="vao" />
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button type="submit" look="filled" busy={create.isPending} disabled={nome.trim() === ''}>
            {t.criar}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
