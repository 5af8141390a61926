/** Reads a text aloud with a voice of the device; without one there is no button. */
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'
import { IconButton } from './IconButton.tsx'
import { readAloudTexts } from './read-aloud-texts.ts'

/** Only voices of the device itself: what a child reads is sent to nobody. */
const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined

function useVoice(): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>(() => synth?.getVoices() ?? [])
  useEffect(() => {
    if (!synth) return
    const read = () => setVoices(synth.getVoices())
    synth.addEventListener('voiceschanged', read)
    return () => synth.removeEventListener('voiceschanged', read)
  }, [])
  return voices.find(({ lang, localService }) => localService && lang.startsWith('pt'))
}

interface Props {
  /** What is read, or what finds it when it is to be read. */
  texto: string | (() => string)
}

export function ReadAloud({ texto }: Props) {
  const t = useTexts(readAloudTexts)
  const voice = useVoice()
  const [speaking, setSpeaking] = useState(false)
  // another text, another page: the voice stops
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it stops with
  useEffect(
    () => () => {
      globalThis.speechSynthesis?.cancel()
      setSpeaking(false)
    },
    [texto],
  )
  if (!voice || (typeof texto === 'string' && !texto.trim())) return null
  const toggle = () => {
    speechSynthesis.cancel()
    if (speaking) return setSpeaking(false)
    const words = new SpeechSynthesisUtterance(typeof texto === 'string' ? texto : texto())
    words.voice = voice
    words.lang = voice.lang
    words.onend = () => setSpeaking(false)
    speechSynthesis.speak(words)
    setSpeaking(true)
  }
  return (
    <IconButton
      icon={speaking ? IconPlayerStop : IconVolume}
      label={speaking ? t.pararDeOuvir : t.ouvir}
      onClick={toggle}
    />
  )
}
