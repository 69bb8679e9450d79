// Reads the other rentals if the visitor chose another category than the written page's before they were read.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { RentalSkeletons } from './RentalSkeletons'

export function RestOfRentals() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <RentalSkeletons />
}
