/** Who signs in on a class's device: by the card before the camera, by its code, or by name. */

import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { useState } from 'react'
import { type Errors, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Animal } from '../../../../core/web/ui/Animal.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import type { AlunoNoAparelho } from '../contract.ts'
import { readCodigo } from '../rules.ts'
import { Camera } from './Camera.tsx'
import { entradaTexts } from './texts.ts'

interface Props {
  turma: { nome: string; escola: string }
  alunos: readonly AlunoNoAparelho[]
  busy: boolean
  onCodigo: (codigo: string) => void
  onAluno: (aluno: AlunoNoAparelho) => void
}

export function Who({ turma, alunos, busy, onCodigo, onAluno }: Props) {
  const t = useTexts(entradaTexts)
  const heading = useTitleFocus()
  const [looking, setLooking] = useState(false)
  const use = (written: string): boolean => {
    const codigo = readCodigo(written)
    if (codigo) {
      setLooking(false)
      onCodigo(codigo)
    }
    return codigo !== null
  }
  const { field, sheet } = useSheet({
    start: { codigo: '' },
    check: ({ codigo }): Errors => (readCodigo(codigo) ? {} : { codigo: t.codigoErrado }),
    send: async ({ codigo }) => use(codigo),
  })
  const canLook = 'mediaDevices' in navigator

  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t.quem}
        </h2>
        <p className="fraca t-s">{t.aparelhoDa(turma.nome, turma.escola)}</p>
      </div>
      {looking && <Camera onRead={use} />}
      {canLook && (
        <Button
          look={looking ? 'outlined' : 'filled'}
          size="large"
          wide
          icon={IconCamera}
          onClick={() => setLooking(!looking)}
        >
          {looking ? t.pararCamera : t.usarCamera}
        </Button>
      )}
      <Form {...sheet}>
        <TextField
          label={t.codigo}
          help={t.codigoAjuda}
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...field('codigo')}
        />
        <Button type="submit" busy={busy}>
          {t.continuar}
        </Button>
      </Form>
      <div className="ou">{t.ouNome}</div>
      {alunos.length === 0 ? (
        <p className="fraca">{t.ninguem}</p>
      ) : (
        <ul className="nomes">
          {alunos.map((aluno) => (
            <li className="grade" key={aluno.id}>
              <Button onClick={() => onAluno(aluno)}>
                {aluno.animal && <Animal name={aluno.animal} />}
                {aluno.nome}
                {aluno.numero !== null && <span className="fraca t-s"> {t.numero(aluno.numero)}</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
