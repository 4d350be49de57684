import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { type PlacedComment, type PlacedCommentInput, placedComments } from '#contract/marking/placedComments.ts';
import type { Place } from '#domain/marking/places/placedComments.ts';
import { placedQuery, type TeamComments } from '../sheet/teamParts.ts';

const FAILED = 'Não foi possível guardar o comentário.';
const NO_POINT = 'Falta escolher o ponto na imagem.';
const NO_TEXT = 'Falta o comentário.';

type Body = Omit<PlacedCommentInput, 'place'>;
interface Sent {
  id: string;
  body: PlacedCommentInput;
}

/**
 * Sends a comment and puts it into the cache; `onSaved` gets its id. A new one keeps its id when it is sent again after a lost
 * reply. What is missing is said first.
 */
export function useSavePlaced(teamId: string, onSaved: (id: string) => void) {
  const client = useQueryClient();
  const [missing, setMissing] = useState<string | null>(null);
  const mutation = useExclusiveMutation<PlacedComment, Sent>({
    mutationFn: ({ id, body }) => call(placedComments.writePlacedComment, { params: { teamId, placedId: id }, body }),
    onSuccess: (comment) => {
      client.setQueryData(placedQuery(teamId).queryKey, (before) => before && withComment(before, comment));
      onSaved(comment._id);
    },
    onError: (error) => {
      logError(error, FAILED);
      const isStale = error instanceof CallError && error.code === 'answerReplaced';
      if (isStale) void client.invalidateQueries({ queryKey: ['answers'] });
    },
  });
  const send = ({ id, body: { place, ...body } }: { id: string; body: Body & { place: Place | null } }) => {
    const lack = place === null ? NO_POINT : body.text === '' ? NO_TEXT : null;
    setMissing(lack);
    if (place !== null && lack === null) mutation.mutate({ id, body: { ...body, place } });
  };
  return {
    send,
    isPending: mutation.isPending,
    /** Why it was not saved, for the foot of the form. */
    refusal:
      missing === NO_POINT
        ? NO_POINT
        : missing === null && mutation.error
          ? errorMessage(mutation.error, FAILED)
          : null,
    textError: missing === NO_TEXT ? NO_TEXT : undefined,
  };
}

function withComment({ comments }: TeamComments, comment: PlacedComment): TeamComments {
  const isKnown = comments.some(({ _id }) => _id === comment._id);
  if (!isKnown) return { comments: [...comments, comment] };
  return { comments: comments.map((one) => (one._id === comment._id ? comment : one)) };
}
